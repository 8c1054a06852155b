import { createHash } from 'node:crypto';
import { LOCAL_ANSWERS_FOLDER } from '../../../site/search.ts';
import type { LocalAnswersFile } from '../engine/local.ts';
import { COMMON_WORDS, type CorpusFiles, QUESTIONS } from './corpus-files.ts';

/** About how many pages a part of the corpus has. */
const PAGES_A_PART = 64;

/** The files that the assistant answers from in the browser. */
export interface LocalAnswers {
  /** The JSON of a `LocalAnswersFile`, which names the parts. */
  index: string;
  /** The paths of the pages in each part, by the name of its file. */
  parts: ReadonlyMap<string, readonly string[]>;
}

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Divides the corpus into parts that are named by their content: after an edit, readers download one of them again. */
export async function createLocalAnswers(corpus: CorpusFiles): Promise<LocalAnswers> {
  const decoder = new TextDecoder();
  const parts = new Map(divide([...corpus.versions.keys()]).map((paths) => [getName(paths, corpus), paths]));
  const index: LocalAnswersFile = {
    commonWords: decoder.decode(await corpus.read(COMMON_WORDS)),
    questions: JSON.parse(decoder.decode(await corpus.read(QUESTIONS))),
    parts: [...parts.keys()],
  };
  return { index: JSON.stringify(index), parts };
}

/** The JSON of a `CorpusPart`. Pages are joined as text, since they are JSON already. */
export async function getPartJson(paths: readonly string[], corpus: CorpusFiles): Promise<string> {
  const decoder = new TextDecoder();
  const read = async (path: string) => `${JSON.stringify(path)}:${decoder.decode(await corpus.read(path))}`;
  return `{${(await Promise.all(paths.map(read))).join(',')}}`;
}

/** Which page ends a part depends on its path alone, so that a new page changes one part and not all that follow. */
function divide(paths: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const path of paths) {
    parts.at(-1)?.push(path);
    if (hash(path).readUInt32LE() % PAGES_A_PART === 0) parts.push([]);
  }
  return parts.filter(({ length }) => length > 0);
}

function getName(paths: readonly string[], { versions }: CorpusFiles): string {
  const version = hash(JSON.stringify(paths.map((path) => [path, versions.get(path)])));
  return `${LOCAL_ANSWERS_FOLDER}${version.toString('base64url').slice(0, 12)}.json`;
}
