import { SEARCH_INDEX_PATH } from '../../../site/search.ts';
import { openEngine } from '../engine/engine.ts';
import type { ReadFile } from '../engine/types.ts';
import { createResponder, type WorkerRequest } from './responder.ts';

const read: ReadFile = async (name) => {
  const response = await fetch(`${SEARCH_INDEX_PATH}${name}`);
  if (!response.ok) throw new Error(`${name} responded with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

const handleRequest = createResponder(
  (locale) => openEngine(locale, read),
  (response) => postMessage(response),
);
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => void handleRequest(data));
