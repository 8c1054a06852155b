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
import { readQuestions, readSearchQuestions } from '../tests/assistant/measure.ts';
import {
  crossValidate,
  fitLogistic,
  fitRanker,
  fitTextModel,
  getThresholds,
  type ModelScores,
  type TextSample,
  toProbability,
} from './train-models.ts';

// Learns how passages are ranked and when a question has no answer, from the tuning half of the evaluation.
// The held-out half is never read here. Run it after `npm run tool -- bundle`; the same pages give the same weights.
// `--outcomes` keeps the ranking and learns only when a question has no answer.

/** What a question counts whose page is known but not its passage. */
const PAGE_ONLY_WEIGHT = 0.15;
const WEIGHTS_FILE = 'src/features/assistant/engine/weights.json';
/** Share of answerable questions that may be refused. */
const MAX_WRONG_REFUSALS = 0.045;
const assistant = openAssistant();
const reader = await openQuestionReader('en', openSources().search.read);
const readerQuestions = [...readPart('tuning'), ...readPart('tuning-more')];
const tuningQuestions = [...readerQuestions, ...readPart('tuning-plain'), ...tuningHalf(readPart('follow-ups'))];
// Older questions with the page that answers them, but without facts.
const olderQuestions = readQuestions();
const questionsWithPage = [...olderQuestions.asked, ...olderQuestions.followUps, ...readSearchQuestions()];
const olderOffTopic = [...olderQuestions.offTopic, ...olderQuestions.later, ...olderQuestions.last];
const groups: { features: Features; right: boolean }[][] = [];
const signals: { answered: Signals[]; unanswerable: Signals[]; offTopic: Signals[] } = {
  answered: [],
  unanswerable: [],
  offTopic: [],
};

// Words and meaning of questions that authors wrote tell which are about something else, and which no page answers.
const readTextSamples = async (texts: readonly string[]): Promise<TextSample[]> => {
  const samples: TextSample[] = [];
  for (const question of texts) {
    const { said } = await reader.read(question);
    samples.push({ stems: getStems(said || question), vector: reader.vector(said || question) });
  }
  return samples;
};
const knownQuestions = readKnownQuestions(process.cwd());
const answeredTexts = await readTextSamples(
  Object.values(knownQuestions.answered).flatMap((page) => Object.values(page).flat()),
);
const unansweredTexts = await readTextSamples(knownQuestions.unanswered);
const offTopicTexts = await readTextSamples(knownQuestions.offTopic);
const textModels = {
  offTopic: fitTextModel(offTopicTexts, [...answeredTexts, ...unansweredTexts]),
  unanswered: fitTextModel(unansweredTexts, answeredTexts),
};
writeJson('src/features/assistant/engine/text-models.json', textModels);
Object.assign(TEXT_MODELS, textModels);

const prepared: { input: AnswerInput; ranked: RankedChunk[] }[] = [];
/** The chunks for a question, stored for the second round. */
async function rankChunksFor(question: Question): Promise<RankedChunk[]> {
  const input = await assistant.prepare(question);
  const ranked = rankChunks(prepareQuestion(input), input.pages, input.embedder);
  prepared.push({ input, ranked });
  return ranked;
}

for (const entry of tuningQuestions) {
  const ranked = await rankChunksFor(getQuestion(entry));
  groups.push(
    ranked.map(({ page, chunk, features }) => ({
      features,
      right:
        entry.page.includes(page.path) &&
        entry.facts.some((fact) => fact.some((text) => containsFact(`${chunk.text}\n${chunk.code}`, text))),
    })),
  );
}
for (const { page, ...question } of questionsWithPage) {
  const ranked = await rankChunksFor(question);
  const pages = [page].flat();
  groups.push(ranked.map(({ page: own, features }) => ({ features, right: pages.includes(own.path) })));
}
const weights: Record<string, number> = process.argv.includes('--outcomes')
  ? JSON.parse(readFileSync(WEIGHTS_FILE, 'utf8'))
  : fitRanker(groups, { getGroupWeight: (at) => (at < tuningQuestions.length ? 1 : PAGE_ONLY_WEIGHT) });
writeJson(WEIGHTS_FILE, weights);

const getScore = (features: Features) =>
  Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0);

/** The signals of a question with the weights that were just learnt. */
function getLearntSignals({ input, ranked }: (typeof prepared)[number]): Signals {
  const best = ranked.map((chunk) => ({ ...chunk, score: getScore(chunk.features) })).sort((a, b) => b.score - a.score);
  return getSignals({ ...input, ranked: best });
}

/** The signals of questions that are not part of the first round. */
async function getSignalsFor(questions: readonly { question: string }[]): Promise<Signals[]> {
  prepared.length = 0;
  for (const { question } of questions) await rankChunksFor({ question });
  return prepared.map(getLearntSignals);
}

signals.answered.push(...prepared.map(getLearntSignals));
const unanswerable = [...tuningHalf(readPart('unanswerable')), ...readPart('unanswerable-more')];
const offTopic = [...tuningHalf(readPart('off-topic')), ...readPart('off-topic-more')];
signals.unanswerable.push(...(await getSignalsFor(unanswerable)));
signals.offTopic.push(...(await getSignalsFor(offTopic)));
signals.offTopic.push(...(await getSignalsFor(olderOffTopic.map((question) => ({ question })))));

const pickSeen = <Item>(items: readonly Item[], isSeen: (at: number) => boolean) => items.filter((_, at) => isSeen(at));
const fitTopic = (isSeen = (_at: number) => true) =>
  fitLogistic(pickSeen(signals.answered, isSeen), pickSeen(signals.offTopic, isSeen));
const fitAnswered = (isSeen = (_at: number) => true) =>
  fitLogistic(pickSeen(signals.answered, isSeen), pickSeen(signals.unanswerable, isSeen));
const getScores = (all: readonly Signals[]): ModelScores => {
  const answered = crossValidate(all, fitAnswered);
  return crossValidate(all, fitTopic).map((onTopic, at) => [onTopic, answered[at] ?? 0]);
};
// These come first, and are worded as readers word them; many plain ones have only a few words.
const [topicThreshold, answeredThreshold] = getThresholds(
  getScores(signals.answered).slice(0, readerQuestions.length),
  [
    { scores: getScores(signals.unanswerable), target: 0.95 },
    { scores: getScores(signals.offTopic), target: 0.95 },
  ],
  MAX_WRONG_REFUSALS,
);
writeJson('src/features/assistant/engine/calibration.json', {
  onTopic: { ...fitTopic(), least: toProbability(topicThreshold) },
  answered: { ...fitAnswered(), least: toProbability(answeredThreshold) },
});
console.log(`Learnt from ${tuningQuestions.length} questions. Now run: npm run eval:assistant`);

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
