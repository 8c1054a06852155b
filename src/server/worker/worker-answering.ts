import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AnswerEvent } from '../../features/assistant/engine/answer.ts';
import type { AnswerDraft, Assistant } from '../../features/assistant/server/assistant.ts';
import { COMMON_WORDS, type CorpusFiles, getVersion, QUESTIONS } from '../../features/assistant/server/corpus-files.ts';
import type { SearchResponse } from '../../features/search/engine/types.ts';
import type { SiteSearch } from '../../features/search/server/site-search.ts';
import { WORKER } from '../../site/limits.ts';
import type { AnsweringJob } from './jobs.ts';
import { PackFile } from './pack-file.ts';
import type { PrebuiltIndex } from './prebuilt-index.ts';
import { WorkerClient } from './worker-client.ts';

/** Search and assistant in a worker thread, over an index that was built before. */
export interface WorkerAnswering {
  search: SiteSearch;
  assistant: Assistant;
  corpusFiles(): Promise<CorpusFiles>;
  /** Jobs that are waiting or being done. */
  pending(): number;
}

/** Starts the thread when it is first needed. */
export function createWorkerAnswering(prebuilt: PrebuiltIndex): WorkerAnswering {
  const client = new WorkerClient<AnsweringJob>(() => startWorker(prebuilt), WORKER.waiting);
  let files: Map<string, Uint8Array<ArrayBuffer>> | undefined;
  let corpus: CorpusFiles | undefined;
  const readAll = () => {
    files ??= readPack(prebuilt.index);
    return files;
  };
  return {
    search: {
      names: async () => new Set(readAll().keys()),
      async read(name) {
        const bytes = readAll().get(name);
        if (!bytes) throw new Error(`The index has no file ${name}.`);
        return bytes;
      },
      engine: async (locale) => ({
        search: (query, options) => client.call<SearchResponse>({ kind: 'search', locale, query, options }),
        load: async () => {},
      }),
    },
    assistant: {
      ask: (question) => client.call<AnswerEvent[]>({ kind: 'ask', question }),
      draft: (question) => client.call<AnswerDraft>({ kind: 'draft', question }),
    },
    corpusFiles: async () => {
      corpus ??= readCorpus(prebuilt.corpus);
      return corpus;
    },
    pending: () => client.pending,
  };
}

function startWorker(prebuilt: PrebuiltIndex): Worker {
  const worker = new Worker(join(process.cwd(), 'dist/server/worker.js'), {
    workerData: prebuilt,
    resourceLimits: { maxOldGenerationSizeMb: WORKER.heapMb, maxYoungGenerationSizeMb: WORKER.youngHeapMb },
  });
  // Lets the process exit if nothing else is running.
  worker.unref();
  return worker;
}

function readPack(path: string): Map<string, Uint8Array<ArrayBuffer>> {
  const pack = new PackFile(path);
  const files = new Map(pack.names.map((name) => [name, pack.read(name) ?? new Uint8Array()]));
  pack.close();
  return files;
}

/** The pages stay on disk, because each is needed only once. */
function readCorpus(path: string): CorpusFiles {
  const pack = new PackFile(path);
  const read = (name: string) => {
    const bytes = pack.read(name);
    if (!bytes) throw new Error(`The corpus has no file ${name}.`);
    return bytes;
  };
  const pages = pack.names.filter((name) => name !== COMMON_WORDS && name !== QUESTIONS);
  return { versions: new Map(pages.map((name) => [name, getVersion(read(name))])), read: async (name) => read(name) };
}
