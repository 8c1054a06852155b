import { finish } from '../lib/steps.ts';
import { buildIndex } from './build-index.ts';
import type { DocumentSection, SearchDocument, SearchWords } from './document.ts';
import { openEngine } from './engine.ts';
import type { ReadFile, SearchEngine } from './types.ts';
import { CENTROIDS, SPACE_DIMS, SPACES, type WordVectors } from './word-vectors.ts';

/** A section for tests; give only what the test is about. */
export function sampleSection(section: Partial<DocumentSection>): DocumentSection {
  return { id: '', heading: '', text: '', names: [], code: '', ...section };
}

/** A page for tests. */
export function samplePage(page: Partial<SearchDocument> & Pick<SearchDocument, 'path' | 'title'>): SearchDocument {
  return {
    url: page.path,
    description: `About ${page.title}.`,
    section: 'docs',
    tab: 'Docs',
    trail: ['Docs'],
    weight: 1,
    questions: [],
    errors: [],
    sections: [sampleSection({ heading: page.title })],
    ...page,
  };
}

/** Names files by their length and a sum of their bytes. */
const hash = (bytes: Uint8Array) => `${bytes.length}-${bytes.reduce((sum, byte) => (sum * 31 + byte) % 1e9, 7)}`;

/** Vectors for tests: the words of a line mean the same, those of different lines have nothing in common. */
export function sampleVectors(lines: readonly string[]): WordVectors {
  const said = lines.flatMap((line, at) => line.split(' ').map((word) => ({ word, at })));
  const codes = new Uint8Array(said.length * SPACES);
  const books = new Int8Array(SPACES * CENTROIDS * SPACE_DIMS);
  // In every space the centroid 0 is nothing, and the next ones are its axes.
  for (let space = 0; space < SPACES; space++)
    for (let axis = 0; axis < SPACE_DIMS; axis++) books[(space * CENTROIDS + axis + 1) * SPACE_DIMS + axis] = 100;
  for (const [word, { at }] of said.entries()) codes[word * SPACES + (at % SPACES)] = 1 + Math.floor(at / SPACES);
  return { words: said.map(({ word }) => word), codes, books };
}

/** The files of an index over pages of a test. */
export function sampleFiles(
  documents: readonly SearchDocument[],
  words: Partial<SearchWords> = {},
  vectors?: WordVectors,
) {
  return finish(
    buildIndex({ locale: 'en', shared: documents, words: { synonyms: {}, terms: {}, ...words }, vectors, hash }),
  );
}

/** An engine over such files; `read` may stand between. */
export function sampleEngine(
  documents: readonly SearchDocument[],
  words: Partial<SearchWords> = {},
  wrap: (read: ReadFile) => ReadFile = (read) => read,
  vectors?: WordVectors,
): Promise<SearchEngine> {
  const files = sampleFiles(documents, words, vectors);
  const read: ReadFile = async (name) => {
    const bytes = files.get(name);
    if (!bytes) throw new Error(`no file ${name}`);
    return bytes;
  };
  return openEngine('en', wrap(read));
}
