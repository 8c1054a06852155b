import { LOCALES } from '../../../site/locales.ts';
import type { CoreFile, Manifest, TextFile } from '../../search/engine/core-file.ts';
import type { LocalAnswersFile } from '../engine/local.ts';
import { COMMON_WORDS, QUESTIONS } from './corpus-files.ts';

interface LocalAnswersInput {
  /** The search index. */
  search: { files(): Promise<ReadonlyMap<string, Uint8Array>> };
  corpusFiles(): Promise<ReadonlyMap<string, Uint8Array>>;
}

const parse = <T>(bytes: Uint8Array | undefined) => JSON.parse(new TextDecoder().decode(bytes)) as T;

/** The JSON of a `LocalAnswersFile`. Pages are joined as text, since they are JSON already. */
export async function localAnswersJson({ search, corpusFiles }: LocalAnswersInput): Promise<string> {
  const decoder = new TextDecoder();
  const corpus = await corpusFiles();
  const pages = [...corpus].filter(([path]) => path !== COMMON_WORDS && path !== QUESTIONS);
  const entries = pages.map(([path, bytes]) => `${JSON.stringify(path)}:${decoder.decode(bytes)}`);
  const rest: Omit<LocalAnswersFile, 'pages'> = {
    commonWords: decoder.decode(corpus.get(COMMON_WORDS)),
    questions: parse(corpus.get(QUESTIONS)),
    texts: stripTexts(await search.files()),
  };
  return `${JSON.stringify(rest).slice(0, -1)},"pages":{${entries.join(',')}}}`;
}

/** The texts of all languages with the ids of their sections alone. */
function stripTexts(files: ReadonlyMap<string, Uint8Array>): LocalAnswersFile['texts'] {
  const cores = LOCALES.map(({ id }) => parse<CoreFile>(files.get(parse<Manifest>(files.get(`${id}.json`)).core)));
  const names = new Set(cores.flatMap(({ pages }) => pages.text));
  return Object.fromEntries([...names].map((name) => [name, stripText(parse<TextFile>(files.get(name)))]));
}

function stripText({ trail, sections }: TextFile): TextFile {
  return { trail, description: '', sections: sections.map(([id]) => [id, '', '', '']) };
}
