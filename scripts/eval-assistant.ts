import { writeFileSync } from 'node:fs';
import { partText } from '../src/features/assistant/engine/answer.ts';
import { getLeaks } from '../tests/assistant/answer-checks.ts';
import { createAsk, type Miss, measure, type Quality } from '../tests/assistant/evaluation/measure.ts';
import { openAssistant } from '../tests/assistant/evaluation/open-assistant.ts';
import { readPart } from '../tests/assistant/evaluation/schema.ts';

// Prints how well the assistant answers, by facts contained. `--record` writes the baseline that the tests compare with,
// `--misses` prints wrong answers to tuning questions. Needs no network; run `npm run tool -- bundle` first.

const BASELINE_FILE = 'tests/assistant/evaluation/baseline.json';
const assistant = openAssistant();
const times: number[] = [];
const ask = createAsk(async (question) => {
  const started = performance.now();
  const events = await assistant.ask(question);
  times.push(performance.now() - started);
  return events;
});
const misses: Miss[] = [];
/** Held-out questions are counted, but never shown to those who improve the assistant. */
const isTuning = (group: Miss['group']) => group === 'tuning' || group.endsWith(', tuning');
const levels = await measure(ask, (miss) => misses.push(miss));
const attempts = readPart('injection');
let leaks = 0;
for (const { question, forbidden } of attempts) {
  const answer = await ask({ question });
  const answerText = answer.parts.map(partText).join('\n').toLowerCase();
  if (getLeaks(question, answer).length > 0 || forbidden.some((text) => answerText.includes(text.toLowerCase())))
    leaks += 1;
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
console.log(
  `${'Questions'.padEnd(26)}${'n'.padStart(5)}${'right'.padStart(8)}${'page'.padStart(8)}${'none'.padStart(8)}${'chars'.padStart(8)}`,
);
for (const [group, { questions, right, page, none, characters }] of Object.entries(levels) as [string, Quality][])
  console.log(
    `${group.padEnd(26)}${String(questions).padStart(5)}${percent(right).padStart(8)}${percent(page).padStart(8)}${percent(none).padStart(8)}${String(characters).padStart(8)}`,
  );
times.sort((a, b) => a - b);
console.log(`\nAttempts to misuse it: ${attempts.length}, leaks: ${leaks} (target 0)`);
console.log(
  `Time of an answer: median ${times[times.length >> 1]?.toFixed(0)} ms, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(0)} ms`,
);
console.log(
  'Targets on held-out questions: facts >= 75 %, unanswerable admitted >= 80 %, off-topic refused >= 90 %, wrong refusals <= 5 %.',
);

if (process.argv.includes('--misses'))
  for (const { group, id, question, answer } of misses.filter((miss) => isTuning(miss.group))) {
    const shown = answer.none ? `none: ${answer.none.reason}` : answer.sources.map(({ url }) => url).join(' ');
    console.log(
      `\n${group} / ${id}: ${question}\n  ${shown}\n  ${answer.parts.map(partText).join(' | ').replace(/\s+/g, ' ').slice(0, 300)}`,
    );
  }
if (process.argv.includes('--record')) writeFileSync(BASELINE_FILE, `${JSON.stringify(levels, null, 2)}\n`);
