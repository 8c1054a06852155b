import type { SavedResults } from '../lib/saved-results.ts';
import { findFrontMatter, parseFrontMatter } from '../markdown/front-matter.ts';
import { FRONT_MATTER_FIELDS, type FrontMatter, frontMatterSchema } from '../schema/front-matter.ts';
import type { ContentFile } from './content-files.ts';

/** Front matter by section and text. */
type CachedFrontMatter = Map<string, FrontMatter>;

const SAVED_NAME = 'front matter';

/** Reads front matter, which rarely changes: what an earlier run has checked is not checked again. */
export function createFrontMatterReader(saved?: SavedResults) {
  const cached = (saved?.get(SAVED_NAME, '') as CachedFrontMatter | undefined) ?? new Map();
  const used: CachedFrontMatter = new Map();
  return {
    read({ file, section, source }: ContentFile): FrontMatter {
      const key = `${section} ${findFrontMatter(source)}`;
      const front = cached.get(key) ?? parseFrontMatter(source, file, frontMatterSchema(section), FRONT_MATTER_FIELDS);
      used.set(key, front);
      return front;
    },
    save(): void {
      if ([...used.keys()].some((key) => !cached.has(key))) saved?.set(SAVED_NAME, '', used);
    },
  };
}
