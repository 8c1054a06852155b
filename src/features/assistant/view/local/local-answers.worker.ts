import { LOCAL_ANSWERS_PATH, SEARCH_INDEX_PATH } from '../../../../site/search.ts';
import { type LocalAnswersFile, openLocalAssistant } from '../../engine/local.ts';
import type { LocalRequest } from './messages.ts';
import { createResponder } from './responder.ts';

async function load(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

const respond = createResponder((locale) =>
  openLocalAssistant(
    locale,
    async (name) => new Uint8Array(await (await load(`${SEARCH_INDEX_PATH}${name}`)).arrayBuffer()),
    async () => (await (await load(LOCAL_ANSWERS_PATH)).json()) as LocalAnswersFile,
  ),
);
addEventListener(
  'message',
  ({ data }: MessageEvent<LocalRequest>) => void respond(data).then((one) => postMessage(one)),
);
