import { finish } from '../lib/steps.ts';
import { buildIndex } from './build-index.ts';
import type { DocumentSection, SearchDocument, SearchWords } from './document.ts';
import { openEngine } from './engine.ts';
import type { ReadFile, SearchEngine } from './types.ts';

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

/** The files of an index over pages of a test. */
export function sampleFiles(documents: readonly SearchDocument[], words: Partial<SearchWords> = {}) {
  return finish(buildIndex({ locale: 'en', shared: documents, words: { synonyms: {}, terms: {}, ...words }, hash }));
}

/** An engine over such files; `read` may stand between. */
export function sampleEngine(
  documents: readonly SearchDocument[],
  words: Partial<SearchWords> = {},
  wrap: (read: ReadFile) => ReadFile = (read) => read,
): Promise<SearchEngine> {
  const files = sampleFiles(documents, words);
  const read: ReadFile = async (name) => {
    const bytes = files.get(name);
    if (!bytes) throw new Error(`no file ${name}`);
    return bytes;
  };
  return openEngine('en', wrap(read));
}
