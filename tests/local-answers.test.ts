import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { openLocalAssistant } from '../src/features/assistant/engine/local.ts';
import { createLocalAnswers } from '../src/features/assistant/server/local-answers.ts';
import { CHAT_WORDS } from '../src/features/assistant/words.ts';
import { findPrebuiltIndex, indexKey, PREBUILT_INDEX_FOLDER } from '../src/server/worker/prebuilt-index.ts';
import { createWorkerAnswering } from '../src/server/worker/worker-answering.ts';
import { LOCAL_ANSWERS_FILE } from '../src/site/search.ts';
import { getSharedAssistant } from './assistant/evaluation/open-assistant.ts';
import { readPart } from './assistant/evaluation/schema.ts';

/** Every file that a browser may read, by name. */
const files = new Map<string, Uint8Array>();
beforeAll(async () => {
  const prebuilt = findPrebuiltIndex(PREBUILT_INDEX_FOLDER, indexKey(process.cwd()));
  if (!prebuilt) throw new Error('The search index is not built for these pages. Run: npm run tool -- bundle');
  const { search, corpusFiles } = createWorkerAnswering(prebuilt);
  for (const name of await search.names()) files.set(name, await search.read(name));
  const { index, files: others } = await createLocalAnswers(await corpusFiles());
  const encode = (text: string) => new TextEncoder().encode(text);
  files.set(LOCAL_ANSWERS_FILE, encode(index));
  for (const [name, getText] of others) files.set(name, encode(await getText()));
});

/** Opens the assistant as a browser does, and counts what it loads. */
async function openLocal() {
  const read: string[] = [];
  const answer = await openLocalAssistant('en', async (name) => {
    read.push(name);
    const bytes = files.get(name);
    if (!bytes) throw new Error(`There is no file ${name}.`);
    return bytes;
  });
  return { answer, read };
}

it("answers in the browser match the server's, and load nothing more", async () => {
  const { answer, read } = await openLocal();
  const count = read.length;
  const server = getSharedAssistant();
  for (const { question } of readPart('tuning').filter((_, index) => index % 5 === 0)) {
    const events = await answer({ question });
    expect(
      events.filter(({ type }) => type !== 'next'),
      question,
    ).toEqual(await server.ask({ question }));
  }
  for (const { question } of readPart('languages').slice(0, 3)) await answer({ question });
  expect(read).toHaveLength(count);
});

it('an answer in the browser suggests questions that its pages also answer', async () => {
  const { answer } = await openLocal();
  const question = 'How do I mask personal data?';
  const events = await answer({ question });
  expect(events.slice(-2)).toEqual([{ type: 'next', questions: expect.any(Array) }, { type: 'done' }]);
  const next = events.flatMap((event) => (event.type === 'next' ? event.questions : []));
  expect(next.length).toBeGreaterThan(0);
  expect(next).not.toContain(question);
});

it('the download has the size that the switch states', async () => {
  const { read } = await openLocal();
  const bytes = read.map((name) => files.get(name) ?? new Uint8Array());
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  const sizes = await Promise.all(bytes.map((one) => promisify(brotliCompress)(one, { params })));
  const megabytes = sizes.reduce((sum, { length }) => sum + length, 0) / 1e6;
  expect(CHAT_WORDS.en.local.off).toContain(`about ${Math.round(megabytes)} MB`);
});
