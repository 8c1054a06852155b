import { createHash } from 'node:crypto';
import { LOCAL_ANSWERS_FOLDER } from '../../../site/search.ts';
import type { LocalAnswersFile } from '../engine/local.ts';
import { COMMON_WORDS, type CorpusFiles, QUESTIONS } from './corpus-files.ts';

/** How many pages a part of the corpus has at most; most parts have fewer. */
const MAX_PAGES_A_PART = 32;

/** The files that the assistant answers from in the browser. */
export interface LocalAnswers {
  /** The JSON of a `LocalAnswersFile`, which names the others. */
  index: string;
  /** Creates the text of the other files, by file name. */
  files: ReadonlyMap<string, () => Promise<string>>;
}

const hash = (text: string) => createHash('sha256').update(text).digest();
const getName = (version: string) => `${LOCAL_ANSWERS_FOLDER}${hash(version).toString('base64url').slice(0, 12)}.json`;

/** Splits the corpus into parts that are named by their content: after an edit, readers download only one of them again. */
export async function createLocalAnswers(corpus: CorpusFiles): Promise<LocalAnswers> {
  const { versions } = corpus;
  const questionsJson = await getQuestionsJson(corpus);
  const questions = getName(questionsJson);
  const parts = splitIntoParts([...versions.keys()]).map((paths) => {
    const name = getName(JSON.stringify(paths.map((path) => [path, versions.get(path)])));
    return [name, () => getPartJson(paths, corpus)] as const;
  });
  const index: LocalAnswersFile = { questions, parts: parts.map(([name]) => name) };
  return { index: JSON.stringify(index), files: new Map([[questions, async () => questionsJson], ...parts]) };
}

/** The JSON of `LocalQuestions`; the known questions are JSON already. */
async function getQuestionsJson({ read }: CorpusFiles): Promise<string> {
  const decoder = new TextDecoder();
  const commonWords = JSON.stringify(decoder.decode(await read(COMMON_WORDS)));
  return `{"commonWords":${commonWords},"known":${decoder.decode(await read(QUESTIONS))}}`;
}

/** The JSON of a `CorpusPart`. Pages are joined as text, since they are JSON already. */
async function getPartJson(paths: readonly string[], corpus: CorpusFiles): Promise<string> {
  const decoder = new TextDecoder();
  const read = async (path: string) => `${JSON.stringify(path)}:${decoder.decode(await corpus.read(path))}`;
  return `{${(await Promise.all(paths.map(read))).join(',')}}`;
}

/** Which page ends a part depends on its path alone, so that a new page changes few parts rather than all that follow. */
function splitIntoParts(paths: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const path of paths) {
    if (parts.at(-1)?.length === MAX_PAGES_A_PART) parts.push([]);
    parts.at(-1)?.push(path);
    if (hash(path).readUInt32LE() % MAX_PAGES_A_PART === 0) parts.push([]);
  }
  return parts.filter(({ length }) => length > 0);
}
