import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Fault, FaultError } from '../lib/fault.ts';
import { type TraceFile, traceFileSchema } from '../schema/trace-file.ts';
import { parseData } from './parse-data.ts';

/** A file of traces that pages can show with `<TraceView>`. */
export interface StoredTraces {
  /** What `src` names: the notebook, or the path of the page below `content/`. */
  name: string;
  /** Path from the root of the repository. */
  file: string;
  /** Absent if the file has faults. */
  data?: TraceFile;
}

const NOTEBOOK_TRACES = 'cookbook/traces';
const PAGE_TRACE = '.trace.json';

/** Reads the traces of notebooks and pages; a file with faults is reported and does not affect the others. */
export function readTraces(root: string): { traces: StoredTraces[]; faults: Fault[] } {
  const faults: Fault[] = [];
  const traces = [...notebookFiles(root), ...pageFiles(root)].map(({ name, file }): StoredTraces => {
    try {
      return { name, file, data: parseData(readFileSync(join(root, file), 'utf8'), file, traceFileSchema) };
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      faults.push(...error.faults);
      return { name, file };
    }
  });
  return { traces, faults };
}

function notebookFiles(root: string): { name: string; file: string }[] {
  return listFiles(root, NOTEBOOK_TRACES, '.json').map((path) => ({
    name: path.slice(0, -'.json'.length),
    file: `${NOTEBOOK_TRACES}/${path}`,
  }));
}

function pageFiles(root: string): { name: string; file: string }[] {
  return listFiles(root, 'content', PAGE_TRACE).map((path) => ({
    name: path.slice(0, -PAGE_TRACE.length),
    file: `content/${path}`,
  }));
}

/** Files of a folder and its subfolders by extension, with forward slashes, in a stable order. */
function listFiles(root: string, folder: string, ending: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => name.split(sep).join('/'))
    .sort();
}
