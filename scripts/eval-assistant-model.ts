import {
  type Answerable,
  measureModel,
  precisionAndRecall,
  type Verdicts,
} from '../tests/assistant/evaluation/measure-model.ts';
import { openAssistant } from '../tests/assistant/evaluation/open-assistant.ts';
import { readPart } from '../tests/assistant/evaluation/schema.ts';

// Prints how many answers contain their facts with a scripted model that answers from its passages and adds a wrong
// statement, and how well the verifier separates right statements from wrong ones. `--misses` prints its mistakes on tuning questions.
// Needs no network; run `npm run tool -- bundle` first.

const assistant = openAssistant();
const groups: Record<string, Answerable[]> = {
  tuning: readPart('tuning'),
  'held out': readPart('heldout'),
  'follow-ups': readPart('follow-ups'),
  'ja, ko, zh': readPart('languages'),
};
const verdicts: Verdicts = new Map();
const isVerbose = process.argv.includes('--misses');
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(10);
const columns = (...cells: string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(16) : cell.padStart(10))).join('');

console.log(columns('Questions', 'n', 'passages', 'answer', 'restarts'));
for (const [name, entries] of Object.entries(groups)) {
  const level = await measureModel(assistant, entries, verdicts, ({ kind, text }, reason) => {
    if (isVerbose && name === 'tuning') console.log(`${kind} ${reason ? `dropped (${reason})` : 'kept'}: ${text}\n`);
  });
  const { questions, inPassages, right, restarts } = level;
  console.log(
    columns(name, String(questions), percent(inPassages / questions), percent(right / questions), String(restarts)),
  );
}
console.log(`\n${columns('Statements', 'n', 'kept')}`);
for (const [kind, { kept, all }] of verdicts) console.log(columns(kind, String(all), percent(kept / all)));
const { precision, recall } = precisionAndRecall(verdicts);
console.log(`\nVerifier: precision ${percent(precision).trim()}, recall ${percent(recall).trim()}`);
