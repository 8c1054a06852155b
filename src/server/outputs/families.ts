import { agentFiles } from './agent-files.ts';
import { cards } from './cards.ts';
import { feeds } from './feeds.ts';
import { localAnswers } from './local-answers.ts';
import { notebookFiles } from './notebook-files.ts';
import type { OutputContext, OutputFamily } from './outputs.ts';
import { searchIndex } from './search-index.ts';
import { sitemap } from './sitemap.ts';
import { webFiles } from './web-files.ts';

/** All families of derived files. */
const OUTPUT_FAMILIES: readonly OutputFamily[] = [
  searchIndex,
  localAnswers,
  agentFiles,
  sitemap,
  feeds,
  webFiles,
  cards,
  notebookFiles,
];

/** Returns the output of the first family that has the URL. */
export async function getOutput(path: string, query: URLSearchParams, context: OutputContext) {
  for (const family of OUTPUT_FAMILIES) {
    const body = await family.respond(path, query, context);
    if (body) return body;
  }
  return undefined;
}

/** Returns the version of the file at a path, if its family knows it. */
export async function getVersion(path: string, context: OutputContext): Promise<string | undefined> {
  for (const family of OUTPUT_FAMILIES) {
    const version = await family.version?.(path, context);
    if (version !== undefined) return version;
  }
  return undefined;
}

/** Lists every URL of every family, one family after the other. */
export async function* listOutputs(context: OutputContext): AsyncGenerator<string> {
  for (const family of OUTPUT_FAMILIES) yield* (await family.paths(context)).toSorted();
}

/** Returns the same URLs, sorted, for the checks. */
export async function outputPaths(context: OutputContext): Promise<string[]> {
  const paths: string[] = [];
  for await (const path of listOutputs(context)) paths.push(path);
  return paths.sort();
}
