import { logLine } from '../../../../http/log.ts';
import type { SiteEnv } from '../../../../site/env.ts';
import { AnswerWriter } from './answer-writer.ts';
import type { AnswerRecord } from './model-stats.ts';

const EXPECTED_OUTCOMES: readonly AnswerRecord['outcome'][] = [
  'written',
  'no-answer',
  'stopped',
  'budget',
  'unsupported',
];

/** Creates answers from the configured model; undefined if there is none. The provider's code is loaded with the first question. */
export function createAnswerWriter({ assistantModel, logLevel }: SiteEnv): AnswerWriter | undefined {
  if (!assistantModel) return undefined;
  const { dailyTokens, prices } = assistantModel;
  return new AnswerWriter({
    openModel: async () => (await import('./language-model.ts')).openLanguageModel(assistantModel),
    dailyTokens,
    prices,
    onAnswer: (record) => logAnswer(record, logLevel),
  });
}

/** Numbers only: no text of readers or of the model is logged. */
function logAnswer(record: AnswerRecord, logLevel: SiteEnv['logLevel']): void {
  const level = EXPECTED_OUTCOMES.includes(record.outcome) ? 'info' : 'error';
  if (logLevel === 'off' || (logLevel === 'error' && level === 'info')) return;
  const { outcome, usage, firstMs, totalMs, kept, dropped } = record;
  const round = (ms: number | undefined) => (ms === undefined ? undefined : Math.round(ms));
  logLine({
    level,
    event: 'written answer',
    outcome,
    ...usage,
    kept,
    dropped,
    firstMs: round(firstMs),
    ms: round(totalMs),
  });
}
