import { SEARCH_INDEX_PATH } from '../../../../site/search.ts';
import { openLocalAssistant } from '../../engine/local.ts';
import type { LocalRequest } from './messages.ts';
import { createResponder } from './responder.ts';

async function load(name: string): Promise<Uint8Array> {
  const response = await fetch(`${SEARCH_INDEX_PATH}${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const respond = createResponder((locale) => openLocalAssistant(locale, load));
addEventListener(
  'message',
  ({ data }: MessageEvent<LocalRequest>) => void respond(data).then((one) => postMessage(one)),
);
