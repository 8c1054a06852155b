import { expect, it } from 'vitest';
import { isQuestion } from './is-question.ts';

it.each([
  'How do I sample traces?',
  'how do i sample traces',
  'can I self-host',
  'What’s a session?',
  'sampling for one user?',
  'I want to keep only a tenth of my traces',
  'トレースを削除するには？',
  '如何删除追踪',
  '트레이스를 어떻게 삭제하나요',
])('%s is a question', (query) => expect(isQuestion(query)).toBe(true));

it.each([
  'sampling',
  'sampling?',
  'how to',
  'data retention',
  'self hosted postgres version',
  'ValueError: what is this\n  at line 3',
  'client.trace.create()',
  'プロンプト',
  '追踪',
])('%s names a topic', (query) => expect(isQuestion(query)).toBe(false));
