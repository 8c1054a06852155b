import { expect, it } from 'vitest';
import { runToEnd } from '../../../lib/cooperative-task.ts';
import { samplePage, sampleSection } from '../fixtures/sample-index.ts';
import { buildIndex } from './build-index.ts';
import type { CoreFile, Manifest } from './core-file.ts';
import type { SearchDocument } from './document.ts';
import { indexText } from './indexed-page.ts';
import { getWordFiles } from './term-files.ts';
import { WordNumbers } from './word-numbers.ts';

const hash = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const about = (path: string, title: string, text: string) =>
  samplePage({
    path,
    title,
    sections: [sampleSection({ heading: title, text }), sampleSection({ heading: 'More', text })],
  });
const PAGES = [
  about('/a', 'Zebra traces', 'Stripes of traces, and of zebras.'),
  about('/b', 'Apes', 'Apes have traces too, and bananas.'),
];
const OWN = [about('/c', 'Bananas', 'A zebra eats no banana. 評価する')];

function build(shared: SearchDocument[], local: SearchDocument[], numbers = new WordNumbers()) {
  const index = (page: SearchDocument) => ({ ...page, indexed: indexText(page, numbers, hash) });
  const input = { locale: 'en', shared: shared.map(index), local: local.map(index), numbers, hash };
  const files = runToEnd(buildIndex({ ...input, words: getWordFiles({ synonyms: {}, terms: {} }) }));
  const read = <T>(name: string) => JSON.parse(new TextDecoder().decode(files.get(name))) as T;
  const { outlines, ...core } = read<CoreFile>(read<Manifest>('en.json').core);
  return { core, outlines: outlines.map(read) };
}

it('is the same whether pages are shared or belong to one language', () => {
  const [one, other] = [build([...PAGES, ...OWN], []), build(PAGES, OWN)];
  expect(other.core).toEqual(one.core);
  expect(Object.assign({}, ...other.outlines)).toEqual(Object.assign({}, ...one.outlines));
});

it('does not depend on the numbers of words', () => {
  const numbers = new WordNumbers(['zebra', 'of no page', 'ape']);
  expect(build(PAGES, OWN, numbers)).toEqual(build(PAGES, OWN));
});
