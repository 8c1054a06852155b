import { expect, it } from 'vitest';
import { noStore } from '../../../platform/store/open-store.ts';
import { readEnv } from '../../../site/env.ts';
import { createAssistantFeature } from './feature.ts';
import { AnswerWriter } from './model/answer-writer.ts';

const env = readEnv({ LOG_LEVEL: 'off' });
const saveFeedback = () => Promise.reject(new Error('not used'));
const create = (writing?: AnswerWriter) =>
  createAssistantFeature({ saveFeedback, createWriting: () => writing }).create({ env, store: noStore() });

it('reports nothing about a model if none is configured', () => {
  const { metrics, healthDetail, summary } = create();
  expect([metrics?.(), healthDetail?.(), summary]).toEqual([[], [], [['provider', 'off, answers are quoted']]]);
});

it('reports what the model does', () => {
  const openModel = () => Promise.reject(new Error('not used'));
  const { metrics, healthDetail } = create(new AnswerWriter({ openModel, dailyTokens: 1000 }));
  expect(metrics?.().join('\n')).toContain('sightglass_assistant_');
  expect(healthDetail?.()).toEqual([expect.stringContaining('0 answers written')]);
});
