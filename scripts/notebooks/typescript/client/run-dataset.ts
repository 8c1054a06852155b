import type {
  DatasetItem,
  Evaluation,
  ItemResult,
  RunOptions,
  RunResult,
  Verdict,
} from '../../../../contracts/typescript/client/index.d.ts';
import { span } from '../tracing/index.ts';
import type { Http } from './http.ts';

interface Source {
  name: string;
  items: readonly DatasetItem[];
}

/** Runs a task over all active items, one after the other, and scores what it returns. */
export async function runDataset<Output>(
  http: Http,
  dataset: Source,
  name: string,
  options: RunOptions<Output>,
): Promise<RunResult<Output>> {
  const items: ItemResult<Output>[] = [];
  for (const item of dataset.items.filter(({ status }) => status === 'active')) {
    const result = await runItem(item, options);
    await http.request(
      'POST',
      '/api/public/dataset-runs',
      {},
      {
        datasetName: dataset.name,
        runName: name,
        itemId: item.id,
        traceId: result.traceId,
        runDescription: options.description,
        runMetadata: options.metadata,
        error: result.error,
      },
    );
    if (result.error === undefined) await scoreItem(http, result, options);
    items.push(result);
  }
  const scores = getAverages(items);
  for (const evaluator of options.runEvaluators ?? [])
    for (const { name: score, value } of withName(evaluator(items), evaluator.name)) scores[score] = Number(value);
  const url = `${http.connection.host}/datasets/${encodeURIComponent(dataset.name)}/runs/${encodeURIComponent(name)}`;
  return {
    name,
    dataset: dataset.name,
    url,
    items,
    scores,
    format: () => formatRun(dataset.name, name, items, scores),
  };
}

async function runItem<Output>(item: DatasetItem, { task }: RunOptions<Output>): Promise<ItemResult<Output>> {
  let traceId = '';
  try {
    const output = await span(task.name || 'task', { input: item.input }, async (observation) => {
      traceId = observation.traceId;
      const returned = await task(item.input);
      observation.update({ output: returned });
      return returned;
    });
    return { item, output, traceId, scores: {} };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { item, output: undefined as Output, error: message, traceId, scores: {} };
  }
}

async function scoreItem<Output>(http: Http, result: ItemResult<Output>, options: RunOptions<Output>): Promise<void> {
  for (const evaluator of options.evaluators ?? [])
    for (const evaluation of withName(await evaluator(result.item, result.output), evaluator.name)) {
      result.scores[evaluation.name] = evaluation.value;
      await http.request('POST', '/api/public/scores', {}, { ...evaluation, traceId: result.traceId });
    }
}

function withName(verdict: Verdict, fallback: string): (Evaluation & { name: string })[] {
  if (verdict === undefined) return [];
  const list = Array.isArray(verdict) ? verdict : [verdict];
  return list.map((entry) =>
    typeof entry === 'object' ? { ...entry, name: entry.name ?? fallback } : { name: fallback, value: entry },
  );
}

function getAverages(items: readonly ItemResult[]): Record<string, number> {
  const names = [...new Set(items.flatMap(({ scores }) => Object.keys(scores)))];
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = items
        .map(({ scores }) => scores[name])
        .filter((value) => typeof value === 'number' || typeof value === 'boolean');
      return values.length > 0
        ? [[name, values.reduce<number>((sum, value) => sum + Number(value), 0) / values.length]]
        : [];
    }),
  );
}

function formatRun(
  dataset: string,
  name: string,
  items: readonly ItemResult[],
  scores: Record<string, number>,
): string {
  const names = [...new Set(items.flatMap((item) => Object.keys(item.scores)))];
  const cell = (value: unknown) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return text.length > 40 ? `${text.slice(0, 39)}…` : text;
  };
  const rows = items.map((item) =>
    [item.item.input, item.error ?? item.output, ...names.map((n) => item.scores[n])].map(cell),
  );
  const table = [['input', 'output', ...names], ...rows];
  const widths = table[0]?.map((_, index) => Math.max(...table.map((row) => row[index]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const averages = Object.entries(scores).map(([score, value]) => `${score} ${value.toFixed(2)}`);
  return [
    `${dataset} / ${name}: ${items.length} items`,
    ...lines,
    ...(averages.length > 0 ? [averages.join('  ')] : []),
  ].join('\n');
}
