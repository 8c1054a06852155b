import { writeUsd } from '../../lib/money.ts';
import { formatScore } from '../../lib/scores.ts';
import { formatClock, formatSeconds, getSessionTotals } from './layout.ts';
import type { Session, Turn } from './session.ts';
import { SESSION_WORDS } from './words.ts';

function turnLine({ atSeconds, question, answer, tokens, latencyMs, feedback }: Turn): string {
  const facts = [
    `${tokens.toLocaleString('en-US')} tokens`,
    formatSeconds(latencyMs),
    feedback && SESSION_WORDS.feedback[feedback],
  ];
  return `- ${formatClock(atSeconds)} User: ${question} Answer: ${answer} (${facts.filter(Boolean).join(', ')})`;
}

/** A session as Markdown: its totals, then a line for each turn. */
export function sessionMarkdown(session: Session): string {
  const { turns, seconds, medianMs, costUsd } = getSessionTotals(session);
  const head = [
    `${turns} ${turns === 1 ? 'trace' : 'traces'} in ${formatClock(seconds)} minutes`,
    `median latency ${formatSeconds(medianMs)}`,
    writeUsd(costUsd),
    `user \`${session.userId}\``,
    session.started,
    ...(session.scores ?? []).map(({ name, value }) => `score \`${name}\` ${formatScore(value)}`),
  ];
  return `**Session \`${session.id}\`**: ${head.join(', ')}\n\n${session.turns.map(turnLine).join('\n')}`;
}
