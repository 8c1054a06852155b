import { mean } from '../../features/eval-chart/layout.ts';
import { SAMPLE_EXPERIMENT } from '../../features/eval-chart/sample.ts';
import { SAMPLE_PROMPT } from '../../features/prompt-diff/sample.ts';
import { formatClock, getSessionTotals } from '../../features/session-timeline/layout.ts';
import { SAMPLE_SESSION } from '../../features/session-timeline/sample.ts';
import { formatMs } from '../../features/trace-view/format.ts';
import { SAMPLE_TRACE } from '../../features/trace-view/sample.ts';
import { LOW_SCORE, TRACE_LINES } from './trace-list.ts';

/** A part of the project: its most informative figure and the data behind it. */
export interface Finding {
  id: string;
  title: string;
  reading: string;
  text: string;
}

const ends = SAMPLE_TRACE.observations.map(({ startMs, durationMs }) => startMs + durationMs);

function getExperimentReading(): string {
  const { results } = SAMPLE_EXPERIMENT;
  const [before, after] = (['a', 'b'] as const).map((run) => mean(results.map((result) => result[run][0] ?? 0)));
  return `${before?.toFixed(2)} → ${after?.toFixed(2)}`;
}

/** Returns the most interesting figure of each part of the page, computed from the data that it shows. */
export function getFindings(): Finding[] {
  const low = TRACE_LINES.filter(({ groundedness }) => groundedness < LOW_SCORE).length;
  const session = getSessionTotals(SAMPLE_SESSION);
  const { versions, name } = SAMPLE_PROMPT;
  const getLabelled = (label: string) => versions.find(({ labels }) => labels.includes(label))?.version;
  return [
    {
      id: 'traces',
      title: 'Traces',
      reading: `${low} of ${TRACE_LINES.length} below ${LOW_SCORE}`,
      text: 'One answer is not supported by its sources.',
    },
    {
      id: 'trace',
      title: 'A trace',
      reading: `${SAMPLE_TRACE.observations.length} steps, ${formatMs(Math.max(...ends))}`,
      text: 'A tool timed out, and the customer waited for it.',
    },
    {
      id: 'session',
      title: 'A session',
      reading: `${session.turns} turns, ${formatClock(session.seconds)} min`,
      text: 'The second answer failed; the third solved it.',
    },
    {
      id: 'prompt',
      title: 'A prompt',
      reading: `v${getLabelled('production')} live, v${getLabelled('latest')} latest`,
      text: `${name}: the newest version waits for its test.`,
    },
    {
      id: 'evaluation',
      title: 'An evaluation',
      reading: getExperimentReading(),
      text: `Groundedness on ${SAMPLE_EXPERIMENT.results.length} questions, before and after.`,
    },
  ];
}
