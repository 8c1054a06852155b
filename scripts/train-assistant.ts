import { readFileSync, writeFileSync } from 'node:fs';
import { type AnswerInput, prepareQuestion } from '../src/features/assistant/engine/answer-question.ts';
import type { Features } from '../src/features/assistant/engine/features.ts';
import {
  getQuestionLength,
  getSignals,
  type QuestionLength,
  type Signals,
} from '../src/features/assistant/engine/outcome.ts';
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

// Trains how passages are ranked and when a question has no answer, on the tuning half of the evaluation.
// The held-out half is never read. Run it after `npm run tool -- bundle`; the same pages give the same weights.
// `--outcomes` keeps the ranking and only trains when a question has no answer.

/** Weight of a question whose page is known but not its passage. */
const PAGE_ONLY_WEIGHT = 0.15;
const WEIGHTS_FILE = 'src/features/assistant/engine/weights.json';
/** Maximum share of answerable questions that may be refused, for short ones and for long ones. */
const MAX_WRONG_REFUSALS = 0.035;
const assistant = openAssistant();
const reader = await openQuestionReader('en', openSources().search.read);
const readerQuestions = [...readPart('tuning'), ...readPart('tuning-more'), ...readPart('tuning-short')];
const tuningQuestions = [...readerQuestions, ...readPart('tuning-plain'), ...tuningHalf(readPart('follow-ups'))];
// Older questions with the page that answers them, but without facts.
const olderQuestions = readQuestions();
const questionsWithPage = [...olderQuestions.standalone, ...olderQuestions.followUps, ...readSearchQuestions()];
const olderOffTopic = [...olderQuestions.offTopic, ...olderQuestions.later, ...olderQuestions.last];
const groups: { features: Features; right: boolean }[][] = [];
interface Sample {
  signals: Signals;
  length: QuestionLength;
}
const samples: Record<'answered' | 'unanswerable' | 'offTopic', Sample[]> = {
  answered: [],
  unanswerable: [],
  offTopic: [],
};

// Words and meaning of questions that authors wrote show which are about something else, and which no page answers.
const readTextSamples = async (texts: readonly string[]): Promise<TextSample[]> => {
  const samples: TextSample[] = [];
  for (const question of texts) {
    const { readText } = await reader.read(question);
    samples.push({ stems: getStems(readText || question), vector: reader.embed(readText || question) });
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
  groups.push(ranked.map(({ page, features }) => ({ features, right: pages.includes(page.path) })));
}
const weights: Record<string, number> = process.argv.includes('--outcomes')
  ? JSON.parse(readFileSync(WEIGHTS_FILE, 'utf8'))
  : fitRanker(groups, { getGroupWeight: (groupIndex) => (groupIndex < tuningQuestions.length ? 1 : PAGE_ONLY_WEIGHT) });
writeJson(WEIGHTS_FILE, weights);

const getScore = (features: Features) =>
  Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0);

/** The signals of a question with the weights that were just learnt. */
function getSample({ input, ranked }: (typeof prepared)[number]): Sample {
  const best = ranked.map((chunk) => ({ ...chunk, score: getScore(chunk.features) })).sort((a, b) => b.score - a.score);
  return { signals: getSignals({ ...input, ranked: best }), length: getQuestionLength(input) };
}

/** The signals of questions that are not part of the first round. */
async function createSamples(questions: readonly { question: string }[]): Promise<Sample[]> {
  prepared.length = 0;
  for (const { question } of questions) await rankChunksFor({ question });
  return prepared.map(getSample);
}

samples.answered.push(...prepared.map(getSample));
const unanswerable = [
  ...tuningHalf(readPart('unanswerable')),
  ...readPart('unanswerable-more'),
  ...tuningHalf(readPart('unanswerable-short')),
];
const offTopic = [
  ...tuningHalf(readPart('off-topic')),
  ...readPart('off-topic-more'),
  ...tuningHalf(readPart('off-topic-short')),
];
samples.unanswerable.push(...(await createSamples(unanswerable)));
samples.offTopic.push(...(await createSamples(offTopic)));
samples.offTopic.push(...(await createSamples(olderOffTopic.map((question) => ({ question })))));

const pickTraining = (kind: keyof typeof samples, isTraining: (index: number) => boolean) =>
  samples[kind].filter((_, index) => isTraining(index)).map(({ signals }) => signals);
const fitTopic = (isTraining = (_index: number) => true) =>
  fitLogistic(pickTraining('answered', isTraining), pickTraining('offTopic', isTraining));
const fitAnswered = (isTraining = (_index: number) => true) =>
  fitLogistic(pickTraining('answered', isTraining), pickTraining('unanswerable', isTraining));
const getScores = (kind: keyof typeof samples): ModelScores => {
  const all = samples[kind].map(({ signals }) => signals);
  const answered = crossValidate(all, fitAnswered);
  return crossValidate(all, fitTopic).map((onTopic, index) => [onTopic, answered[index] ?? 0]);
};
// Readers' questions come first, in readers' words.
const scores = {
  answered: getScores('answered').slice(0, readerQuestions.length),
  unanswerable: getScores('unanswerable'),
  offTopic: getScores('offTopic'),
};
const getThresholdsForLength = (length: QuestionLength) => {
  const pick = (kind: keyof typeof samples) =>
    scores[kind].filter((_, index) => samples[kind][index]?.length === length);
  const bad = [pick('unanswerable'), pick('offTopic')].map((thresholdScores) => ({
    scores: thresholdScores,
    target: 0.95,
  }));
  return getThresholds(pick('answered'), bad, MAX_WRONG_REFUSALS).map(toProbability);
};
const [short, long] = [getThresholdsForLength('short'), getThresholdsForLength('long')];
writeJson('src/features/assistant/engine/calibration.json', {
  onTopic: { ...fitTopic(), least: { short: short[0], long: long[0] } },
  answered: { ...fitAnswered(), least: { short: short[1], long: long[1] } },
});
console.log(`Trained on ${tuningQuestions.length} questions. Now run: npm run eval:assistant`);

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
