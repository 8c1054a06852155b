import { expect, it } from 'vitest';
import { breadcrumbNode, faqNode, getGraph, jsonLdText } from './json-ld.ts';

it('writes text that cannot end its script element and parses back the same', () => {
  const graph = getGraph([{ '@type': 'Thing', name: '</script><script>alert(1)</script><!--' }]);
  const text = jsonLdText(graph);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(graph);
});

it('numbers the breadcrumbs and skips items without a URL', () =>
  expect(
    breadcrumbNode([{ title: 'Docs', url: 'https://s.example/docs' }, { title: 'Group' }, { title: 'Page' }])
      .itemListElement,
  ).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Docs', item: 'https://s.example/docs' },
    { '@type': 'ListItem', position: 2, name: 'Page', item: undefined },
  ]));

it('pairs each question with its answer', () =>
  expect(faqNode([{ question: 'Why?', answer: 'So.' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }],
  }));
