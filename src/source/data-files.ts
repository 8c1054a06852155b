import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type ContributorData, contributorsSchema } from '../schema/contributors.ts';
import { type CookbookEntry, cookbookSchema } from '../schema/cookbook.ts';
import {
  type Author,
  type FooterGroups,
  footerSchema,
  type Redirect,
  redirectsSchema,
  teamSchema,
} from '../schema/data.ts';
import { type FolderRows, foldersSchema } from '../schema/folders.ts';
import type { Plan } from '../schema/plans.ts';
import { type SearchWordsData, searchWordsSchema } from '../schema/search-words.ts';
import type { PlanContract } from '../site/plans.ts';
import { FOLDERS_FILE } from './folders.ts';
import { parseData } from './parse-data.ts';
import { readPlanContract, readPlans } from './plans.ts';
import { readText } from './read-text.ts';

/** The site's validated data files. */
export interface SiteData {
  team: Author[];
  /** Plans as pages show them. */
  plans: Plan[];
  /** Prices, units and limits of the plans. */
  pricing: PlanContract;
  footer: FooterGroups;
  redirects: Redirect[];
  /** The raw redirect file, for the line numbers of its faults. */
  redirectsSource?: string;
  contributors: ContributorData;
  cookbook: CookbookEntry[];
  /** Titles and descriptions of folders. */
  folders: FolderRows;
  /** Reads the vocabulary of search, which only its index needs. */
  readSearchWords(): SearchWordsData;
  /** Reads the file of word vectors for search, unparsed. */
  readWordVectors(): Uint8Array | undefined;
}

const NO_WORDS: SearchWordsData = { synonyms: {}, ja: {}, ko: {}, zh: {} };

/** Reads and validates `content/data/*.json` and the table of notebooks. Throws a FaultError that names the file. */
export function readDataFiles(root: string): SiteData {
  const pricing = readPlanContract(root);
  return {
    team: readJson(root, 'team', teamSchema),
    plans: readPlans(root, pricing),
    pricing,
    footer: readJson(root, 'footer', footerSchema),
    redirects: readJson(root, 'redirects', redirectsSchema),
    redirectsSource: readText(root, 'content/data/redirects.json'),
    contributors: readOptional(root, 'content/data/contributors.json', contributorsSchema, {
      identities: {},
      owners: {},
      pages: {},
    }),
    folders: readOptional(root, FOLDERS_FILE, foldersSchema, {}),
    cookbook: readOptional(root, 'cookbook/notebooks.json', cookbookSchema, []),
    readSearchWords: () => readOptional(root, 'content/data/search-words.json', searchWordsSchema, NO_WORDS),
    readWordVectors: () => readBytes(root, 'content/data/word-vectors.bin'),
  };
}

function readJson<T>(root: string, name: string, schema: z.ZodType<T>): T {
  const file = `content/data/${name}.json`;
  return parseData(readText(root, file), file, schema);
}

/** A site may have no notebooks, and no contributors other than those of its history. */
function readOptional<T>(root: string, file: string, schema: z.ZodType<T>, none: T): T {
  return existsSync(join(root, file)) ? parseData(readText(root, file), file, schema) : none;
}

/** Bytes of an optional file. */
function readBytes(root: string, file: string): Uint8Array | undefined {
  return existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined;
}
