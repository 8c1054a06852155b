import { expect, it } from 'vitest';
import { proseLines } from './prose-lines.ts';

const shown = (source: string) =>
  proseLines(source).flatMap(({ line, text }) => {
    const words = text.match(/\p{L}+/gu)?.join(' ');
    return words ? [`${line} ${words}`] : [];
  });

it('reads title and description, but no other front matter', () =>
  expect(
    shown(
      '---\ntitle: One\ndescription: "Two"\ntags: [three]\nquestions:\n  - Four five?\nerrors:\n  - six\n---\nSeven',
    ),
  ).toEqual(['2 One', '3 Two', '10 Seven']));

it.each([
  ['a fence', 'a\n\n```ts title="x"\nb\n```\nc', ['1 a', '6 c']],
  ['a longer fence around a shorter one', 'a\n````\n```\nb\n```\n````\nc', ['1 a', '7 c']],
  ['a fence within a list', '- a\n\n  ```\n  b\n  ```\n- c', ['1 a', '6 c']],
  ['code in a line', 'a `b` ``c`d`` e', ['1 a e']],
  ['link targets', 'a [b](/docs/c) d', ['1 a b d']],
  ['addresses', 'a https://b.example/c d@e.example /docs/f ./g g.', ['1 a g']],
  ['the id of a heading', '## A b [#c]', ['1 A b']],
  ['invisible attributes', '<Card title="a" href="/b">c</Card>', ['1 a c']],
  ['tags over several lines', 'a <Video\n  src="b"\n  title="c"\n/> d', ['1 a', '3 c', '4 d']],
  ['a sign in an attribute', '<Callout title="a > b">', ['1 a b']],
])('skips %s', (_, source, words) => expect(shown(source)).toEqual(words));
