import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CodeSample } from './CodeSample.tsx';
import { getSample, getSampleText, getTokens } from './tokens.ts';

test('highlighted pieces carry their kind, the rest is plain', () => {
  expect(getTokens('«k from» x «k import» «f y»()')).toEqual([
    ['k', 'from'],
    ['', ' x '],
    ['k', 'import'],
    ['', ' '],
    ['f', 'y'],
    ['', '()'],
  ]);
});

test('a line without highlights is one plain token, an empty line has none', () => {
  expect(getTokens('    pass')).toEqual([['', '    pass']]);
  expect(getTokens('')).toEqual([]);
});

test('a line may name the span that it creates, which is not part of the code', () => {
  const sample = getSample('a.py', 'Python', '\nx = 1\n«f answer»()  «> answer»\n');
  expect(getSampleText(sample)).toBe('x = 1\nanswer()');
  expect([...sample.spans]).toEqual([[2, ['answer']]]);
  const markers = new Map([[2, { number: 1, target: 'span-answer', label: '1: creates span answer' }]]);
  const html = renderToStaticMarkup(<CodeSample sample={sample} markers={markers} />);
  expect(html.match(/data-pair="1"/g)).toHaveLength(1);
  expect(html).toContain('<a class="pair-link" href="#span-answer" aria-label="1: creates span answer">');
});

test('each line is a .line with the token classes of the docs', () => {
  const html = renderToStaticMarkup(<CodeSample sample={getSample('a.py', 'Python', '\n«k import» os\n«s "x"»\n')} />);
  expect(html.match(/class="line"/g)).toHaveLength(2);
  expect(html).toContain('<t-k>import</t-k>');
  expect(html).toContain('<t-s>&quot;x&quot;</t-s>');
  expect(html).toContain('a.py');
});
