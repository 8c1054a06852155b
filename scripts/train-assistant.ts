import { writeFileSync } from 'node:fs';
import { type AnswerInput, prepareQuestion } from '../src/features/assistant/engine/answer-question.ts';
import type { Features } from '../src/features/assistant/engine/features.ts';
import { getSigns, type Signs } from '../src/features/assistant/engine/outcome.ts';
import { type RankedChunk, rankChunks } from '../src/features/assistant/engine/rank.ts';
import type { Question } from '../src/features/assistant/server/assistant.ts';
import { containsFact } from '../tests/assistant/evaluation/facts.ts';
import { getQuestion, openAssistant, tuningHalf } from '../tests/assistant/evaluation/open-assistant.ts';
import { readPart } from '../tests/assistant/evaluation/schema.ts';
import { readQuestions, searchQuestions } from '../tests/assistant/measure.ts';
import { fitLogistic, fitRanker, getThreshold } from './train-models.ts';

// Learns how passages are ranked and when a question has no answer, from the tuning half of the evaluation.
// The held-out half is never read here. Run it after `npm run tool -- bundle`; the same pages give the same weights.

/** What a question counts whose page is known but not its passage. */
const PAGE_ONLY = 0.15;
const assistant = openAssistant();
const asked = [...readPart('tuning'), ...readPart('tuning-more'), ...tuningHalf(readPart('follow-ups'))];
// Older questions with the page that answers them, but without facts.
const older = readQuestions();
const paged = [...older.asked, ...older.followUps, ...searchQuestions()];
const elsewhere = [...older.offTopic, ...older.later, ...older.last];
const groups: { features: Features; right: boolean }[][] = [];
const signs: { answered: Signs[]; unanswerable: Signs[]; offTopic: Signs[] } = {
  answered: [],
  unanswerable: [],
  offTopic: [],
};

const ready: { input: AnswerInput; ranked: RankedChunk[] }[] = [];
/** The chunks for a question, kept for the second round. */
async function chunksFor(question: Question): Promise<RankedChunk[]> {
  const input = await assistant.prepare(question);
  const ranked = rankChunks(prepareQuestion(input), input.pages, input.meanings);
  ready.push({ input, ranked });
  return ranked;
}

for (const entry of asked) {
  const ranked = await chunksFor(getQuestion(entry));
  groups.push(
    ranked.map(({ page, chunk, features }) => ({
      features,
      right:
        entry.page.includes(page.path) &&
        entry.facts.some((fact) => fact.some((text) => containsFact(`${chunk.text}\n${chunk.code}`, text))),
    })),
  );
}
for (const { page, ...question } of paged) {
  const ranked = await chunksFor(question);
  const pages = [page].flat();
  groups.push(ranked.map(({ page: own, features }) => ({ features, right: pages.includes(own.path) })));
}
const weights = fitRanker(groups, { weigh: (at) => (at < asked.length ? 1 : PAGE_ONLY) });
writeJson('src/features/assistant/engine/weights.json', weights);

const score = (features: Features) =>
  Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0);

/** The signs of a question with the weights that were just learnt. */
function learntSigns({ input, ranked }: (typeof ready)[number]): Signs {
  const best = ranked.map((chunk) => ({ ...chunk, score: score(chunk.features) })).sort((a, b) => b.score - a.score);
  return getSigns({ ...input, ranked: best });
}

/** The signs of questions that are not part of the first round. */
async function signsFor(questions: readonly { question: string }[]): Promise<Signs[]> {
  ready.length = 0;
  for (const { question } of questions) await chunksFor({ question });
  return ready.map(learntSigns);
}

signs.answered.push(...ready.map(learntSigns));
const unanswerable = [...tuningHalf(readPart('unanswerable')), ...readPart('unanswerable-more')];
const offTopic = [...tuningHalf(readPart('off-topic')), ...readPart('off-topic-more')];
signs.unanswerable.push(...(await signsFor(unanswerable)));
signs.offTopic.push(...(await signsFor(offTopic)));
signs.offTopic.push(...(await signsFor(elsewhere.map((question) => ({ question })))));

const onTopic = fitLogistic([...signs.answered, ...signs.unanswerable], signs.offTopic);
const answered = fitLogistic(signs.answered, signs.unanswerable, { decay: 0.01 });
writeJson('src/features/assistant/engine/calibration.json', {
  onTopic: { ...onTopic, least: getThreshold(onTopic, signs.answered, 0.02) },
  answered: { ...answered, least: getThreshold(answered, signs.answered, 0.04) },
});
console.log(`Learnt from ${asked.length} questions. Now run: npm run eval:assistant`);

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
