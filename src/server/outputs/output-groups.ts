import { agentFiles } from './agent-files.ts';
import { cards } from './cards.ts';
import { feeds } from './feeds.ts';
import { localAnswers } from './local-answers.ts';
import { notebookFiles } from './notebook-files.ts';
import type { OutputContext, OutputGroup } from './outputs.ts';
import { searchIndex } from './search-index.ts';
import { sitemap } from './sitemap.ts';
import { webFiles } from './web-files.ts';

/** All groups of derived files. */
const OUTPUT_GROUPS: readonly OutputGroup[] = [
  searchIndex,
  localAnswers,
  agentFiles,
  sitemap,
  feeds,
  webFiles,
  cards,
  notebookFiles,
];

/** Returns the output of the first group that has the URL. */
export async function getOutput(path: string, query: URLSearchParams, context: OutputContext) {
  for (const group of OUTPUT_GROUPS) {
    const body = await group.respond(path, query, context);
    if (body) return body;
  }
  return undefined;
}

/** Returns the version of the file at a path, if its group knows it. */
export async function getVersion(path: string, context: OutputContext): Promise<string | undefined> {
  for (const group of OUTPUT_GROUPS) {
    const version = await group.version?.(path, context);
    if (version !== undefined) return version;
  }
  return undefined;
}

/** Lists every URL of every group, one group after the other. */
export async function* listOutputs(context: OutputContext): AsyncGenerator<string> {
  for (const group of OUTPUT_GROUPS) yield* (await group.paths(context)).toSorted();
}

/** Returns the same URLs, sorted, for the checks. */
export async function outputPaths(context: OutputContext): Promise<string[]> {
  const paths: string[] = [];
  for await (const path of listOutputs(context)) paths.push(path);
  return paths.sort();
}
