/** JSON objects as they arrive over HTTP. */
export type Json = Readonly<Record<string, unknown>>;

/** A tool call in a message or a reply. */
export interface ToolCall {
  id: string;
  name: string;
  arguments: Json;
}

/** One message, whatever protocol it came in. */
export interface Message {
  role: 'system' | 'user' | 'assistant' | 'tool';
  text: string;
  images: number;
  toolCalls: readonly ToolCall[];
  /** Name of the tool whose result a `tool` message contains. */
  toolName?: string;
  /** ID of the call whose result a `tool` message contains, if the protocol gives no name. */
  callId?: string;
}

/** A tool that the model may call. */
export interface Tool {
  name: string;
  schema: Json;
}

/** A call to a model, whatever protocol it came in. */
export interface ModelCall {
  model: string;
  messages: readonly Message[];
  tools: readonly Tool[];
  /** JSON schema that the reply must follow. */
  schema?: { name: string; schema: Json };
  stream: boolean;
}

/** Tokens of a call. */
export interface TokenUsage {
  input: number;
  output: number;
  cached: number;
  reasoning: number;
}

/** What a stand-in model replies. */
export interface ModelReply {
  text: string;
  toolCalls: readonly ToolCall[];
  usage: TokenUsage;
  latencyMs: number;
  firstTokenMs: number;
  error?: { status: number; type: string; message: string };
  /** Model ID in the response, where it differs from the one in the request. */
  servedBy?: string;
  headers?: Readonly<Record<string, string>>;
}

/** The value as an object, or an empty one. */
export const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** The value as a list, or an empty one. */
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The value as text, or an empty string. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
