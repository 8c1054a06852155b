import { asList, asText, type Json } from './model-call.ts';
import { countTokens, pick } from './tokens.ts';

/** A unit vector that depends on the words of the text, so that texts with common words are close. */
export function embed(text: string, dimensions: number): number[] {
  const vector = new Array<number>(dimensions).fill(0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const index = pick(word, dimensions);
    vector[index] = (vector[index] ?? 0) + 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => Number((value / length).toFixed(6)));
}

/** The response of an OpenAI-compatible embeddings endpoint. */
export function renderEmbeddings(body: Json): Json {
  const texts = typeof body.input === 'string' ? [body.input] : asList(body.input).map(String);
  const vectors = texts.map((text) => embed(text, Number(body.dimensions ?? 256)));
  const encode = (vector: number[]) =>
    body.encoding_format === 'base64' ? Buffer.from(new Float32Array(vector).buffer).toString('base64') : vector;
  const tokens = texts.reduce((sum, text) => sum + countTokens(text), 0);
  return {
    object: 'list',
    data: vectors.map((vector, index) => ({ object: 'embedding', index, embedding: encode(vector) })),
    model: asText(body.model),
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  };
}
