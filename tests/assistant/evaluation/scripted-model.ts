import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { SourcePassage } from '../../../src/features/assistant/engine/verify/passage.ts';
import { containsFact } from './facts.ts';

/** A statement of a scripted reply, and whether its passage supports it. */
export interface Statement {
  text: string;
  isTrue: boolean;
  /** How a wrong statement is made. */
  kind:
    | 'true'
    | 'reworded'
    | 'number'
    | 'flag'
    | 'link'
    | 'no-citation'
    | 'name'
    | 'negated'
    | 'code'
    | 'other-passage'
    | 'invented';
}

/** A model that sends scripted replies in small pieces. */
export function createScriptedModel(reply: () => string): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'scripted',
    modelId: 'scripted',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('Replies are streamed.')),
    async doStream() {
      const usage = {
        inputTokens: { total: 100, noCache: 100, cacheRead: 0, cacheWrite: 0 },
        outputTokens: { total: 10, text: 10, reasoning: 0 },
      };
      const pieces = reply().match(/[\s\S]{1,12}/g) ?? [];
      const parts: LanguageModelV4StreamPart[] = [
        ...pieces.map((delta): LanguageModelV4StreamPart => ({ type: 'text-delta', id: '0', delta })),
        { type: 'finish', usage, finishReason: { unified: 'stop', raw: 'stop' } },
      ];
      const stream = new ReadableStream<LanguageModelV4StreamPart>({
        start(controller) {
          for (const part of parts) controller.enqueue(part);
          controller.close();
        },
      });
      return { stream };
    },
  };
}

/** What a model that sticks to its passages replies: the sentences, rows or samples that contain the facts. */
export function getTrueStatements(
  passages: readonly SourcePassage[],
  facts: readonly (readonly string[])[],
): Statement[] {
  const found = new Set<string>();
  for (const alternatives of facts)
    for (const passage of passages) {
      const unit = getUnits(passage).find((text) => alternatives.some((fact) => containsFact(text, fact)));
      if (unit === undefined) continue;
      found.add(formatStatement(unit, passage.source.number));
      break;
    }
  return [...found].map((text) => ({ text, isTrue: true, kind: 'true' }));
}

/** Sentences, list items and code blocks of a passage. */
export function getUnits({ text }: SourcePassage): string[] {
  const blocks = text.split(/(```[^\n]*\n[\s\S]*?\n```)/);
  return blocks.flatMap((block, index) =>
    index % 2 === 1
      ? [block]
      : block
          .split(/(?<=[.!?])\s+(?=[\p{Lu}`])|\n+/u)
          .map((sentence) => sentence.replace(/^(?:[-*>]|\d+\.)\s+/, '').trim())
          .filter((sentence) => /\p{L}/u.test(sentence) && !/^\|?[\s:|-]*$/.test(sentence)),
  );
}

const isCode = (unit: string) => unit.startsWith('```');

/** A unit as a model would write it. */
function formatStatement(unit: string, number: number): string {
  if (isCode(unit)) return unit;
  const plain = unit.replace(/^\||\|$/g, '').trim();
  return `${plain.replace(/[.:]$/, '')} [${number}].`;
}

/** The same statement rephrased: with a lead-in, and without what follows its last comma. */
export function getRewordedStatements({ text }: Statement): Statement[] {
  if (isCode(text)) return [];
  const shorter = text.replace(/, [^,`|]*(?= \[\d+\]\.$)/, '');
  return [{ text: `In short, you should know that ${shorter}`, isTrue: true, kind: 'reworded' }];
}

const CHANGES: Readonly<Record<Exclude<Statement['kind'], 'true' | 'reworded'>, (text: string) => string>> = {
  number: (text) => text.replace(/(?<![\w.[-])\d+(?![\w\]]|\.\d)/, (digits) => String(Number(digits) * 3 + 7)),
  flag: (text) => (isCode(text) ? text : text.replace(/ \[/, ' with `--force-all` [')),
  link: (text) => (isCode(text) ? text : text.replace(/ \[/, ', see https://docs.evil.example/login [')),
  'no-citation': (text) => text.replace(/ \[\d+\]/, ''),
  name: (text) => (isCode(text) ? text : text.replace(/ \[/, ' in Datadog Enterprise [')),
  negated: (text) => (isCode(text) ? text : text.replace(/\b(is|are|can|will|must) (?!not\b)/, '$1 not ')),
  code: (text) => (isCode(text) ? text.replace(/\n(?=```$)/, '\ndelete_everything(now=True)\n') : text),
  'other-passage': (text) => text.replace(/\[(\d+)\]/, '[99]'),
  invented: (text) =>
    isCode(text) ? text : text.replace(/^.*(?= \[)/s, 'Refunds arrive after a friendly phone call with our managers'),
};

/** The same statement, made wrong in every applicable way. */
export function getWrongStatements({ text }: Statement): Statement[] {
  return Object.entries(CHANGES)
    .map(([kind, change]): Statement => ({ text: change(text), isTrue: false, kind: kind as Statement['kind'] }))
    .filter((wrong) => wrong.text !== text);
}
