import { localAnswersJson } from '../../features/assistant/server/local-answers.ts';
import { compressBody, textBody } from '../../http/body.ts';
import { LOCAL_ANSWERS_PATH } from '../../site/search.ts';
import { cacheOutput } from './cached-output.ts';
import type { OutputFamily } from './outputs.ts';

const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The file that the assistant answers from in the browser. It is large, so it is compressed beside the main thread. */
export const localAnswers: OutputFamily = {
  paths: async () => [LOCAL_ANSWERS_PATH],
  async respond(path, _query, { renderer }) {
    if (path !== LOCAL_ANSWERS_PATH) return undefined;
    return cacheOutput(renderer, path, async () => {
      const type = 'application/json; charset=utf-8';
      const body = textBody(await localAnswersJson(renderer), { type, cacheControl: REVALIDATE });
      return renderer.live === false ? body : compressBody(await compressBody(body, 'br'), 'gzip');
    });
  },
};
