import type { SavedResults } from '../lib/saved-results.ts';
import { findFrontMatter, parseFrontMatter } from '../markdown/front-matter.ts';
import { FRONT_MATTER_FIELDS, type FrontMatter, frontMatterSchema } from '../schema/front-matter.ts';
import type { ContentFile } from './content-files.ts';

/** Front matter by section and text. */
type KnownFronts = Map<string, FrontMatter>;

const SAVED_NAME = 'front matter';

/** Reads front matter, which seldom changes: what an earlier run has checked is not checked again. */
export function createFrontMatterReader(saved?: SavedResults) {
  const known = (saved?.get(SAVED_NAME, '') as KnownFronts | undefined) ?? new Map();
  const used: KnownFronts = new Map();
  return {
    read({ file, section, source }: ContentFile): FrontMatter {
      const key = `${section} ${findFrontMatter(source)}`;
      const front = known.get(key) ?? parseFrontMatter(source, file, frontMatterSchema(section), FRONT_MATTER_FIELDS);
      used.set(key, front);
      return front;
    },
    save(): void {
      if ([...used.keys()].some((key) => !known.has(key))) saved?.set(SAVED_NAME, '', used);
    },
  };
}
