import { describe, expect, it } from 'vitest';
import { CHAT } from '../../../site/limits.ts';
import { answerMarkdown, outcomeMarkdown } from '../answer-markdown.ts';
import type { Answer } from '../engine/answer.ts';
import { CHAT_WORDS } from '../words.ts';
import type { Turn } from './state.ts';
import { parseTurns, serializeTurns } from './stored-chat.ts';
import { describeOutcome } from './use-announcement.ts';

const answer: Answer = {
  question: 'How do I\nmask?',
  parts: [
    { type: 'quote', text: 'Rules run first.\nThen the rest.', source: 1 },
    { type: 'code', language: 'md', text: '```py\nmask()\n```\n', source: 2 },
    { type: 'text', text: 'So mask early.' },
  ],
  sources: [
    { number: 1, title: 'Masking', heading: 'Rules', url: '/docs/masking#rules', trail: ['Docs'] },
    { number: 2, title: 'Python', heading: '', url: '/docs/python', trail: [] },
  ],
};
const turn = (more: Partial<Turn> = {}): Turn => ({ id: 1, answer, status: 'answered', ...more });

describe('the stored conversation of a window', () => {
  it('is restored unchanged', () => expect(parseTurns(serializeTurns([turn()]))).toEqual([turn()]));
  it('counts what failed as stopped', () => {
    for (const status of ['failed', 'stopped'] as const)
      expect(parseTurns(serializeTurns([turn({ status })]))[0]?.status).toBe('stopped');
  });
  it('asks the newest question again if it was in progress', () => {
    for (const status of ['sending', 'streaming'] as const) {
      const restored = parseTurns(serializeTurns([turn({ status }), turn({ id: 2, status })]));
      expect(restored.map((one) => one.status)).toEqual(['stopped', 'sending']);
      expect(restored[1]?.answer).toEqual({ question: answer.question, parts: [], sources: [] });
    }
  });
  it('remembers that a question stays in the browser, even while it is being answered', () => {
    expect(parseTurns(serializeTurns([turn({ local: true })]))).toEqual([turn({ local: true })]);
    expect(parseTurns(serializeTurns([turn({ local: true, status: 'sending' })]))[0]?.local).toBe(true);
    expect(parseTurns(serializeTurns([turn()]))[0]).not.toHaveProperty('local');
  });
  it('keeps votes, and no other properties', () => {
    expect(parseTurns(serializeTurns([turn({ vote: 'negative' })]))[0]?.vote).toBe('negative');
    const invalid = JSON.stringify([{ answer, whole: true, vote: 'maybe' }]);
    expect(parseTurns(invalid)[0]).not.toHaveProperty('vote');
  });
  it('has a maximum size', () => {
    const many = Array.from({ length: CHAT.turns + 5 }, (_, index) => turn({ id: index }));
    expect(parseTurns(serializeTurns(many))).toHaveLength(CHAT.turns);
  });
  it.each([null, '', 'x', '{}', '[null, 3, {}]', '[{"answer":{"question":"q"}}]'])('is empty for %j', (stored) =>
    expect(parseTurns(stored)).toEqual([]),
  );
  it('never links to another site', () => {
    const evil = { ...answer, sources: [{ ...answer.sources[0], url: '//evil.example' }] };
    expect(parseTurns(JSON.stringify([{ answer: evil, whole: true }]))).toEqual([]);
  });
});

describe('an answer as Markdown', () => {
  it('contains the question, quotes with marks, samples in a fence that is long enough, and its sources', () =>
    expect(answerMarkdown(answer, 'https://a.example', 'Sources')).toBe(
      [
        '**How do I mask?**',
        '> Rules run first.\n> Then the rest. [1]',
        '````md\n```py\nmask()\n```\n````',
        'So mask early.',
        'Sources:',
        '1. [Masking: Rules](https://a.example/docs/masking#rules)\n2. [Python](https://a.example/docs/python)\n',
      ].join('\n\n'),
    ));
});

describe('an outcome as Markdown', () => {
  it('states below the question whether the answer is quoted or written', () => {
    const quoted = { ...answer, parts: answer.parts.slice(0, 1) };
    expect(outcomeMarkdown(quoted, '', CHAT_WORDS.en)).toMatch(
      /^\*\*How do I mask\?\*\*\n\n_Quoted from the docs_\n\n> /,
    );
    expect(outcomeMarkdown(answer, '', CHAT_WORDS.en)).toContain('\n\n_Written from the docs_\n\n');
  });
  it('names the closest pages and support if there is no answer', () => {
    const pages = [{ title: 'Masking', url: '/docs/masking', reason: 'Hide data.' }];
    const none = { question: 'q', parts: [], sources: [], none: { reason: 'not-found' as const, pages } };
    expect(outcomeMarkdown(none, 'https://a.example', CHAT_WORDS.en)).toBe(
      [
        '**q**',
        '_The docs do not say_',
        'No page answers this.',
        'These pages are closest:',
        '- [Masking](https://a.example/docs/masking): Hide data.',
        '[Contact Support](https://a.example/support)\n',
      ].join('\n\n'),
    );
  });
});

describe('screen reader announcements', () => {
  const getDescription = (more: Partial<Turn>) => describeOutcome({ turns: [turn(more)], draft: '' }, CHAT_WORDS.en);
  it('state how an answer ended, and nothing while it streams', () => {
    expect(getDescription({})).toBe('Answer complete, 2 sources.');
    expect(getDescription({ status: 'streaming' })).toBe('');
    expect(getDescription({ status: 'stopped' })).toBe('Stopped.');
    expect(getDescription({ status: 'failed', failure: { kind: 'busy', seconds: 9 } })).toContain('in 9 s');
    expect(getDescription({ answer: { ...answer, none: { reason: 'off-topic', pages: [] } } })).toContain(
      'Sightglass only',
    );
  });
});

describe('the UI text', () => {
  it('Chat intro greets the user as the assistant trained on docs, help articles and other content', () =>
    expect(CHAT_WORDS.en.intro).toMatch(
      /^Hi, I am the Sightglass assistant, trained on docs, help articles and other/,
    ));
  it('Example questions: how the product can help; how to use the Python decorator for tracing; how to set up LLM-as-a-judge evals', () =>
    expect(CHAT_WORDS.en.examples).toEqual([
      'How can Sightglass help me?',
      'How do I use the Python decorator for tracing?',
      'How do I set up LLM-as-a-judge evals?',
    ]));
  it('AI response disclaimer tooltip says the response is generated by AI and may contain inaccuracies or errors, and to contact support', () =>
    expect(CHAT_WORDS.en.disclaimer.tooltip).toBe(
      'The response is generated by AI and may contain inaccuracies or errors. Contact support if you need assistance.',
    ));
  it('is translated into all four languages', () => {
    const texts = (value: unknown): string[] => {
      if (typeof value === 'string') return [value];
      if (typeof value === 'function') {
        const kinds = ['offline', 'network', 'server', 'cut', 'busy'];
        return value.length === 2 ? [value(1, '')] : [...kinds.map((kind) => String(value({ kind, seconds: 5 })))];
      }
      return Object.values(value as object).flatMap(texts);
    };
    const [en = [], ...others] = Object.values(CHAT_WORDS).map(texts);
    for (const other of others) {
      expect(other).toHaveLength(en.length);
      expect(other.filter((text, index) => !text || text === en[index])).toEqual([]);
    }
  });
});
