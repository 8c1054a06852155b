import { asList, asObject, asText, type Message } from './model-call.ts';

const IMAGE_TYPES = /image/;

/** Reads content that is text or a list of parts, as OpenAI, Anthropic and Mistral write it. */
export function readContent(content: unknown): { text: string; images: number } {
  if (typeof content === 'string') return { text: content, images: 0 };
  const parts = asList(content).map(asObject);
  return {
    text: parts
      .map((part) => asText(part.text) || asText(part.content))
      .filter(Boolean)
      .join('\n'),
    images: parts.filter((part) => IMAGE_TYPES.test(asText(part.type)) || 'image' in part || 'inlineData' in part)
      .length,
  };
}

/** A message without tool calls. */
export function plainMessage(role: string, content: unknown): Message {
  const standardRole = role === 'developer' ? 'system' : role === 'model' ? 'assistant' : role;
  return { role: standardRole as Message['role'], ...readContent(content), toolCalls: [] };
}

/** Parses JSON that a client sent as a string; anything else becomes an empty object. */
export function parseArguments(text: unknown): Record<string, unknown> {
  if (typeof text === 'object' && text !== null) return text as Record<string, unknown>;
  try {
    return JSON.parse(asText(text) || '{}');
  } catch {
    return {};
  }
}

/** Fills in the tool names of tool results, which most protocols identify by call ID alone. */
export function nameResults(messages: readonly Message[]): Message[] {
  const names = new Map(messages.flatMap(({ toolCalls }) => toolCalls.map(({ id, name }) => [id, name])));
  return messages.map((message) =>
    message.role === 'tool' ? { ...message, toolName: message.toolName ?? names.get(message.callId ?? '') } : message,
  );
}
