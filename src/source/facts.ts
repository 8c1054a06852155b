import type { Fault } from '../lib/fault.ts';
import type { Drawings } from '../markdown/diagrams.ts';
import { apiFigures, apiPages, apiTraces, readApiBook } from './api-reference/api-reference.ts';
import { type ApiRequest, apiRequests } from './api-reference/requests.ts';
import { apiSnippets } from './api-reference/snippets.ts';
import type { ContentFile } from './content-files.ts';
import { readFigures, type StoredFigures } from './figures.ts';
import { type Reference, readDrawings, readReference } from './reference.ts';
import type { SdkPage } from './sdk-reference/book.ts';
import { readSdkPages } from './sdk-reference/sdk-reference.ts';
import { readTraces, type StoredTraces } from './traces.ts';

/** What the site knows from contracts, data files and figures, whatever its pages say. */
export interface Facts {
  /** The pages of the API reference, as if someone had written them. */
  apiPages: ContentFile[];
  apiRequests: ApiRequest[];
  apiSnippets: ReadonlyMap<string, string>;
  sdkPages: SdkPage[];
  reference: Reference;
  drawings: Drawings;
  traces: StoredTraces[];
  figures: StoredFigures[];
  faults: Fault[];
}

/** Reads the facts, which are plain data. */
export function readFacts(root: string): Facts {
  const book = readApiBook(root);
  const { traces, faults: traceFaults } = readTraces(root);
  const { figures, faults: figureFaults } = readFigures(root);
  return {
    apiPages: apiPages(book),
    apiRequests: apiRequests(book),
    apiSnippets: apiSnippets(book),
    sdkPages: readSdkPages(root),
    reference: readReference(root),
    drawings: readDrawings(root),
    traces: [...traces, ...apiTraces(book)],
    figures: [...figures, ...apiFigures(book)],
    faults: [...traceFaults, ...figureFaults],
  };
}
