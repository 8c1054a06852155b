import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AUTHOR_MESSAGES, describeIssue } from '../../../src/schema/describe-issue.ts';
import { replyScriptSchema, type ScriptedReply } from '../standin/replies.ts';
import { startStandIn } from '../standin/server.ts';
import { isTypeScript, readNotebook, withResults, writeNotebook } from './notebook-file.ts';
import { runPython } from './run-python.ts';
import { runTypeScript } from './run-typescript.ts';
import { traceFileFrom } from './trace-file.ts';

/** Summary of a run, for the printed line. */
export interface RunSummary {
  cells: number;
  traces: number;
  observations: number;
  versions: Record<string, string>;
}

/** Runs a notebook against the stand-in and writes its outputs and its trace file. */
export async function runNotebook(root: string, name: string, date: string, pace: number): Promise<RunSummary> {
  const file = join(root, 'cookbook', `${name}.ipynb`);
  const notebook = readNotebook(file);
  const start = new Date(`${date}T09:00:00Z`);
  const standIn = await startStandIn({ root, replies: readReplies(root, name), start, pace });
  try {
    const run = isTypeScript(notebook) ? runTypeScript : runPython;
    const { results, versions } = await run(notebook, { root, name, start, standIn });
    if (standIn.unknown.length > 0)
      throw new Error(`The stand-in does not support ${[...new Set(standIn.unknown)].join(', ')}.`);
    const traces = traceFileFrom(standIn.store);
    writeNotebook(file, withResults(notebook, results, { date, versions, simulated: true }));
    writeTraces(join(root, 'cookbook/traces', `${name}.json`), traces);
    const observations = traces.traces.reduce((sum, trace) => sum + trace.observations.length, 0);
    return { cells: results.size, traces: traces.traces.length, observations, versions };
  } finally {
    await standIn.close();
  }
}

function writeTraces(file: string, traces: ReturnType<typeof traceFileFrom>): void {
  if (traces.traces.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(traces, null, 1)}\n`);
}

/** Reads the scripted replies of a notebook, if it has some. */
function readReplies(root: string, name: string): ScriptedReply[] {
  const file = join(root, 'cookbook/replies', `${name}.json`);
  if (!existsSync(file)) return [];
  const parsed = replyScriptSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')), AUTHOR_MESSAGES);
  if (parsed.success) return parsed.data;
  const [described] = parsed.error.issues.flatMap((issue) => describeIssue(issue));
  throw new Error(`cookbook/replies/${name}.json: ${described?.problem} ${described?.remedy}`);
}
