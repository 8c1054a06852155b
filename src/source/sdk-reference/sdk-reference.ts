import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sdkReferenceSchema } from '../../schema/sdk-reference.ts';
import type { ContentFile } from '../content-files.ts';
import { parseData } from '../parse-data.ts';
import { getStem, type SdkPage, sdkBook } from './book.ts';
import { type PageContext, referencePage } from './reference-page.ts';

const DATA_FILE = 'content/data/sdk-reference.json';

/** Reads the pages of the SDK reference; none if there is no data file. */
export function readSdkPages(root: string): SdkPage[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  if (!existsSync(join(root, DATA_FILE))) return [];
  return sdkBook(parseData(read(DATA_FILE), DATA_FILE, sdkReferenceSchema), read);
}

/** The pages of the SDK reference, generated from the stubs; the edit link of each leads to the file of its first module. */
export function sdkContentFiles(pages: readonly SdkPage[], context: PageContext): ContentFile[] {
  return pages.map((page) => ({
    file: page.modules[0]?.file ?? DATA_FILE,
    section: 'docs' as const,
    stem: getStem(page),
    source: referencePage(page, context),
  }));
}
