import {
  type AssistantSources,
  createAssistant,
  type InspectableAssistant,
  type Question,
} from '../../../src/features/assistant/server/assistant.ts';
import { openPackedSources } from '../../../src/server/worker/packed-sources.ts';
import { findPrebuiltIndex, indexKey, PREBUILT_INDEX_FOLDER } from '../../../src/server/worker/prebuilt-index.ts';

/** Questions cover the whole site, so pages are never evicted. */
const ALL_PAGES = 1000;

/** The index and the corpus that the bundle ships. */
export function openSources(root = process.cwd()): AssistantSources {
  const prebuilt = findPrebuiltIndex(PREBUILT_INDEX_FOLDER, indexKey(root));
  if (!prebuilt) throw new Error('The search index is not built for these pages. Run: npm run tool -- bundle');
  return openPackedSources(prebuilt);
}

/** The assistant over the index that the bundle ships, without a server. */
export function openAssistant(root = process.cwd()): InspectableAssistant {
  return createAssistant(openSources(root), ALL_PAGES);
}

let shared: InspectableAssistant | undefined;

/** The assistant that the test files of a worker share: pages are read and split into chunks once for all of them. */
export function getSharedAssistant(): InspectableAssistant {
  shared ??= openAssistant();
  return shared;
}

/** A question of the evaluation in the form that the assistant takes. */
export function getQuestion({ question, first }: { question: string; first?: string }): Question {
  return first === undefined ? { question } : { question, before: [first] };
}

/** The half of a part that models may learn from; the other half is held out. */
export function tuningHalf<Entry>(entries: readonly Entry[]): Entry[] {
  return entries.filter((_, index) => index % 2 === 0);
}

export function heldOutHalf<Entry>(entries: readonly Entry[]): Entry[] {
  return entries.filter((_, index) => index % 2 === 1);
}
