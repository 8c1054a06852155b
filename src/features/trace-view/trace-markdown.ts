import { writeUsd } from '../../lib/money.ts';
import { formatScore } from '../../lib/scores.ts';
import { formatCount, formatMetadata, formatMs } from './format.ts';
import { getRows, getTotals, type Row } from './layout.ts';
import type { Score, Trace } from './trace.ts';

/** Captions for the origin of a trace. */
export const TRACE_ORIGIN = {
  notebook: "Recorded from this notebook's run",
  page: 'Recorded from a run',
  illustrative: 'Illustrative trace',
} as const;

const code = (text: string) => `\`${text.replaceAll('`', "'").replace(/\s+/g, ' ')}\``;
const tokens = (input: number, output: number) => `${formatCount(input)} → ${formatCount(output)} tokens`;
const metadataText = (metadata: Trace['metadata'] = {}) =>
  formatMetadata(metadata).map((pair) => `metadata ${code(pair)}`);
const scoreText = ({ name, value }: Score) => `${code(name)} ${formatScore(value)}`;

/** Returns a note about an observation, for example which line of code creates it. */
export type ObservationNote = (id: string) => string | undefined;

/** Formats one observation as a line: name, kind, duration, model, tokens, cost, level and scores. */
function observationLine({ observation, depth }: Row, note?: ObservationNote): string {
  const { name, type, durationMs, model, usage, costUsd, level, version, prompt, metadata, scores = [] } = observation;
  const details = [
    formatMs(durationMs),
    model && code(model),
    usage && tokens(usage.input, usage.output),
    costUsd !== undefined && writeUsd(costUsd),
    level && level !== 'DEFAULT' && level,
    version && `version ${code(version)}`,
    prompt && `prompt ${code(prompt.name)} version ${prompt.version}`,
    ...metadataText(metadata),
    ...scores.map((score) => `score ${scoreText(score)}`),
    note?.(observation.id),
  ];
  return `${'  '.repeat(depth)}- ${code(name)} (${type}): ${details.filter(Boolean).join(', ')}`;
}

/** Describes the whole trace in one sentence. */
function traceSentence(trace: Trace): string {
  const { observations, durationMs, inputTokens, outputTokens, costUsd } = getTotals(trace);
  const facts = [
    `${observations} ${observations === 1 ? 'observation' : 'observations'} in ${formatMs(durationMs)}`,
    inputTokens + outputTokens > 0 && tokens(inputTokens, outputTokens),
    costUsd > 0 && writeUsd(costUsd),
    trace.userId && `user ${code(trace.userId)}`,
    trace.sessionId && `session ${code(trace.sessionId)}`,
    trace.environment && `environment ${code(trace.environment)}`,
    trace.release && `release ${code(trace.release)}`,
    trace.version && `version ${code(trace.version)}`,
    ...metadataText(trace.metadata),
    ...trace.scores.map((score) => `score ${scoreText(score)}`),
  ];
  return `**Trace ${code(trace.name)}**: ${facts.filter(Boolean).join(', ')}`;
}

/** A trace as Markdown: its totals, its observations as a nested list, and the caption. */
export function traceMarkdown(trace: Trace, caption?: string, note?: ObservationNote): string {
  const parts = [
    traceSentence(trace),
    getRows(trace)
      .map((row) => observationLine(row, note))
      .join('\n'),
    caption && `*${caption}*`,
  ];
  return parts.filter(Boolean).join('\n\n');
}
