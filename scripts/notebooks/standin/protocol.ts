import type { Json, ModelCall, ModelReply } from './model-call.ts';

/** Values of one exchange that appear in IDs and times. */
export interface Exchange {
  id: string;
  /** Seconds since 1970. */
  created: number;
  path: string;
  body: Json;
}

/** A piece of a streamed response. */
export type Chunk = string | Uint8Array;

/** One provider protocol: how requests are read and replies are written. */
export interface Protocol {
  name: string;
  path: RegExp;
  parse(body: Json, match: RegExpExecArray): ModelCall;
  render(call: ModelCall, reply: ModelReply, exchange: Exchange): Json;
  stream(call: ModelCall, reply: ModelReply, exchange: Exchange): Chunk[];
  streamType?: string;
  /** ID of the response whose conversation this request continues. */
  previous?(body: Json): string;
  /** ID under which a later request can continue. */
  responseId?(exchange: Exchange): string;
  renderError?(error: NonNullable<ModelReply['error']>): Json;
}

/** One server-sent event. */
export const sse = (data: unknown, event?: string): string =>
  `${event ? `event: ${event}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

/** The error body that OpenAI and most compatible providers return. */
export const openAiError = ({ type, message }: NonNullable<ModelReply['error']>): Json => ({
  error: { message, type, param: null, code: type },
});
