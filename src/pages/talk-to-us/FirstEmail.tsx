import { DrawnFigure } from '../../ui/DrawnFigure.tsx';
import { ExampleCaption } from '../parts/ExampleCaption.tsx';
import { getAddress, TOPICS } from './topics.ts';

const LINES = [
  'About four million units a month, from two services in Python.',
  'The data has to stay in the EU.',
  'Today we search logs; nothing is scored.',
  'Do we need Enterprise, or is Pro enough?',
];

/** An example of a first email that needs only one reply. */
export function FirstEmail() {
  const [topic] = TOPICS;
  if (!topic) return null;
  const head = [
    ['To', getAddress(topic)],
    ['Subject', topic.subject],
  ] as const;
  return (
    <DrawnFigure summary={`An email to ${getAddress(topic)}: ${LINES.join(' ')}`}>
      <dl className="font-mono text-[13px]">
        {head.map(([label, value]) => (
          <div key={label} className="flex gap-4 border-line border-b px-4 py-2.5">
            <dt className="w-16 shrink-0 text-ink-3">{label}</dt>
            <dd className="min-w-0 text-ink [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-3 px-4 py-5 text-[0.9375rem] text-ink">
        {LINES.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <ExampleCaption>Volume, region, what you use today, and one question: enough for an answer.</ExampleCaption>
    </DrawnFigure>
  );
}
