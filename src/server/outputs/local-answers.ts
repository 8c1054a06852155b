import { createLocalAnswers, type LocalAnswers } from '../../features/assistant/server/local-answers.ts';
import { type Body, compressBody, textBody } from '../../http/body.ts';
import { LOCAL_ANSWERS_FILE, LOCAL_ANSWERS_FOLDER, SEARCH_INDEX_PATH } from '../../site/search.ts';
import type { Renderer } from '../renderer.tsx';
import { cacheOutput } from './cached-output.ts';
import type { OutputGroup } from './outputs.ts';
import { IMMUTABLE, REVALIDATE } from './search-index.ts';

const answers = new WeakMap<Renderer, Promise<LocalAnswers>>();

/** Data files of the assistant in the browser: one that lists the others, whose names contain a hash. */
export const localAnswers: OutputGroup = {
  async paths({ renderer }) {
    const { files } = await getAnswers(renderer);
    return [LOCAL_ANSWERS_FILE, ...files.keys()].map((name) => `${SEARCH_INDEX_PATH}${name}`);
  },
  async respond(path, _query, { renderer }) {
    if (!path.startsWith(SEARCH_INDEX_PATH)) return undefined;
    const name = path.slice(SEARCH_INDEX_PATH.length);
    if (name !== LOCAL_ANSWERS_FILE && !name.startsWith(LOCAL_ANSWERS_FOLDER)) return undefined;
    const { index, files } = await getAnswers(renderer);
    if (name === LOCAL_ANSWERS_FILE) return respondOnce(renderer, path, async () => index);
    const getText = files.get(name);
    return getText && respondOnce(renderer, path, getText);
  },
};

function getAnswers(renderer: Renderer): Promise<LocalAnswers> {
  const cached = answers.get(renderer);
  if (cached) return cached;
  const created = renderer.corpusFiles().then(createLocalAnswers);
  answers.set(renderer, created);
  created.catch(() => answers.delete(renderer));
  return created;
}

/** Compresses the files on the thread pool, because they are large. */
function respondOnce(renderer: Renderer, path: string, getText: () => Promise<string>): Promise<Body> {
  return cacheOutput(renderer, path, async () => {
    const type = 'application/json; charset=utf-8';
    const cacheControl = path.endsWith(LOCAL_ANSWERS_FILE) ? REVALIDATE : IMMUTABLE;
    const body = textBody(await getText(), { type, cacheControl });
    return renderer.hasServer === false ? body : compressBody(await compressBody(body, 'br'), 'gzip');
  });
}
