import { createHash } from 'node:crypto';
import type { ModelCall } from './model-call.ts';

const IMAGE_TOKENS = 258;

/** Counts tokens the same way on every run: about one for four letters, and one for each punctuation mark. */
export function countTokens(text: string): number {
  const parts = text.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
  return parts.reduce((sum, part) => sum + Math.max(1, Math.round(part.length / 4.5)), 0);
}

/** Counts the tokens of a whole request. */
export function countInput({ messages, tools, schema }: ModelCall): number {
  const text = messages.reduce((sum, message) => {
    const calls = message.toolCalls.reduce(
      (tokens, call) => tokens + countTokens(JSON.stringify(call.arguments)) + 4,
      0,
    );
    return sum + 4 + countTokens(message.text) + message.images * IMAGE_TOKENS + calls;
  }, 3);
  const declared = [...tools.map((tool) => tool.schema), ...(schema ? [schema.schema] : [])];
  return text + declared.reduce((sum, json) => sum + 8 + countTokens(JSON.stringify(json)), 0);
}

/** A number from 0 to `below` that depends on the text alone. */
export function pick(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % below;
}

/** A stable hexadecimal ID made from text. */
export const stableId = (text: string, length = 24): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);
