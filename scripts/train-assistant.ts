import { readFileSync, writeFileSync } from 'node:fs';
import { type AnswerInput, prepareQuestion } from '../src/features/assistant/engine/answer-question.ts';
import type { Features } from '../src/features/assistant/engine/features.ts';
import { getSignals, type Signals } from '../src/features/assistant/engine/outcome.ts';
import { type RankedChunk, rankChunks } from '../src/features/assistant/engine/rank.ts';
import { getStems, TEXT_MODELS } from '../src/features/assistant/engine/text-model.ts';
import type { Question } from '../src/features/assistant/server/assistant.ts';
import { openQuestionReader } from '../src/features/search/engine/question.ts';
import { readKnownQuestions } from '../src/source/section-questions.ts';
import { containsFact } from '../tests/assistant/evaluation/facts.ts';
import { getQuestion, openAssistant, openSources, tuningHalf } from '../tests/assistant/evaluation/open-assistant.ts';
import { readPart } from '../tests/assistant/evaluation/schema.ts';
import { readQuestions, searchQuestions } from '../tests/assistant/measure.ts';
import {
  fitLogistic,
  fitRanker,
  fitTexts,
  getThresholds,
  type ReadText,
  type Sums,
  toProbability,
  unseenSums,
} from './train-models.ts';

// Learns how passages are ranked and when a question has no answer, from the tuning half of the evaluation.
// The held-out half is never read here. Run it after `npm run tool -- bundle`; the same pages give the same weights.
// `--outcomes` keeps the ranking and learns only when a question has no answer.

/** What a question counts whose page is known but not its passage. */
const PAGE_ONLY = 0.15;
const WEIGHTS_FILE = 'src/features/assistant/engine/weights.json';
/** Share of answerable questions that may be refused. */
const WRONGLY_REFUSED = 0.045;
/** Questions about something else, one a line. */
const OFF_TOPIC_FILE = 'tests/assistant/evaluation/off-topic-examples.txt';
const assistant = openAssistant();
const reader = await openQuestionReader('en', openSources().search.read);
const asked = [
  ...readPart('tuning'),
  ...readPart('tuning-more'),
  ...readPart('tuning-plain'),
  ...tuningHalf(readPart('follow-ups')),
];
// Older questions with the page that answers them, but without facts.
const older = readQuestions();
const paged = [...older.asked, ...older.followUps, ...searchQuestions()];
const elsewhere = [...older.offTopic, ...older.later, ...older.last];
const groups: { features: Features; right: boolean }[][] = [];
const signs: { answered: Signals[]; unanswerable: Signals[]; offTopic: Signals[] } = {
  answered: [],
  unanswerable: [],
  offTopic: [],
};

// Words and meaning of questions that authors wrote tell which are about something else, and which no page answers.
const readTexts = async (texts: readonly string[]): Promise<ReadText[]> => {
  const read: ReadText[] = [];
  for (const question of texts) {
    const { said } = await reader.read(question);
    read.push({ stems: getStems(said || question), vector: reader.vector(said || question) });
  }
  return read;
};
const known = readKnownQuestions(process.cwd());
const answeredTexts = await readTexts(Object.values(known.answered).flatMap((page) => Object.values(page).flat()));
const unansweredTexts = await readTexts(known.unanswered);
const elsewhereTexts = await readTexts(readFileSync(OFF_TOPIC_FILE, 'utf8').split('\n').filter(Boolean));
const textModels = {
  offTopic: fitTexts(elsewhereTexts, [...answeredTexts, ...unansweredTexts]),
  unanswered: fitTexts(unansweredTexts, answeredTexts),
};
writeJson('src/features/assistant/engine/text-models.json', textModels);
Object.assign(TEXT_MODELS, textModels);

const ready: { input: AnswerInput; ranked: RankedChunk[] }[] = [];
/** The chunks for a question, kept for the second round. */
async function chunksFor(question: Question): Promise<RankedChunk[]> {
  const input = await assistant.prepare(question);
  const ranked = rankChunks(prepareQuestion(input), input.pages, input.embedder);
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
const weights: Record<string, number> = process.argv.includes('--outcomes')
  ? JSON.parse(readFileSync(WEIGHTS_FILE, 'utf8'))
  : fitRanker(groups, { weigh: (at) => (at < asked.length ? 1 : PAGE_ONLY) });
writeJson(WEIGHTS_FILE, weights);

const score = (features: Features) =>
  Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0);

/** The signs of a question with the weights that were just learnt. */
function learntSigns({ input, ranked }: (typeof ready)[number]): Signals {
  const best = ranked.map((chunk) => ({ ...chunk, score: score(chunk.features) })).sort((a, b) => b.score - a.score);
  return getSignals({ ...input, ranked: best });
}

/** The signs of questions that are not part of the first round. */
async function signsFor(questions: readonly { question: string }[]): Promise<Signals[]> {
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

const seen = <Item>(items: readonly Item[], isSeen: (at: number) => boolean) => items.filter((_, at) => isSeen(at));
const fitTopic = (isSeen = (_at: number) => true) =>
  fitLogistic(seen(signs.answered, isSeen), seen(signs.offTopic, isSeen));
const fitAnswered = (isSeen = (_at: number) => true) =>
  fitLogistic(seen(signs.answered, isSeen), seen(signs.unanswerable, isSeen));
const sums = (of: readonly Signals[]): Sums => {
  const answered = unseenSums(of, fitAnswered);
  return unseenSums(of, fitTopic).map((onTopic, at) => [onTopic, answered[at] ?? 0]);
};
// Those with facts come first, and are worded as readers word them.
const [topicLeast, answeredLeast] = getThresholds(
  sums(signs.answered).slice(0, asked.length),
  [
    { sums: sums(signs.unanswerable), target: 0.8 },
    { sums: sums(signs.offTopic), target: 0.95 },
  ],
  WRONGLY_REFUSED,
);
writeJson('src/features/assistant/engine/calibration.json', {
  onTopic: { ...fitTopic(), least: toProbability(topicLeast) },
  answered: { ...fitAnswered(), least: toProbability(answeredLeast) },
});
console.log(`Learnt from ${asked.length} questions. Now run: npm run eval:assistant`);

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
