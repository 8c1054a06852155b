import type { AnswerEvent } from '../engine/answer.ts';
import { isNoAnswer, isPart, isSource, isTextList } from './valid-answer.ts';

/** Parses a line of the stream as an event; undefined for unknown kinds. Throws if a line is invalid. */
export function readEvent(line: string): AnswerEvent | undefined {
  const value = JSON.parse(line) as AnswerEvent | null;
  switch (value?.type) {
    case 'done':
    case 'restart':
      return { type: value.type };
    case 'source':
      if (isSource(value.source)) return value;
      break;
    case 'none':
      if (isNoAnswer(value)) return value;
      break;
    case 'next':
      if (isTextList(value.questions)) return value;
      break;
    case 'quote':
    case 'list':
    case 'table':
    case 'code':
    case 'text':
      if (isPart(value)) return value;
      break;
    default:
      if (typeof (value as { type?: unknown } | null)?.type === 'string') return undefined;
  }
  throw new Error('A line of the response is malformed.');
}

/** Splits a text that arrives in pieces into lines. */
export function createLineSplitter(maxChars: number): { add(piece: string): string[]; rest(): string } {
  let buffer = '';
  return {
    add(piece) {
      const lines = (buffer + piece).split('\n');
      buffer = lines.pop() ?? '';
      if (buffer.length > maxChars) throw new Error('A line of the response is too long.');
      return lines.filter((line) => line.trim() !== '');
    },
    rest: () => buffer.trim(),
  };
}
