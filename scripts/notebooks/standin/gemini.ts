import { plainMessage } from './content-parts.ts';
import { asList, asObject, asText, type Json, type Message, type ModelCall, type ModelReply } from './model-call.ts';
import { type Protocol, sse } from './protocol.ts';
import { getChunks } from './replies.ts';

/** Gemini writes JSON schema types in capitals. */
function lowerTypes(schema: unknown): Json {
  return JSON.parse(JSON.stringify(schema ?? {}), (key, value) =>
    key === 'type' && typeof value === 'string' ? value.toLowerCase() : value,
  );
}

function readContent(value: unknown): Message[] {
  const { role, parts } = asObject(value);
  const list = asList(parts).map(asObject);
  const toolCalls = list
    .filter(({ functionCall }) => functionCall)
    .map(({ functionCall }) => {
      const call = asObject(functionCall);
      return { id: asText(call.id), name: asText(call.name), arguments: asObject(call.args) };
    });
  const results = list
    .filter(({ functionResponse }) => functionResponse)
    .map(({ functionResponse }): Message => {
      const { name, response } = asObject(functionResponse);
      return { role: 'tool', text: JSON.stringify(response), images: 0, toolCalls: [], toolName: asText(name) };
    });
  const rest = list.filter((part) => !part.functionCall && !part.functionResponse);
  const ownMessage = { ...plainMessage(asText(role) || 'user', rest), toolCalls };
  return rest.length > 0 || toolCalls.length > 0 ? [...results, ownMessage] : results;
}

function parse(body: Json, match: RegExpExecArray): ModelCall {
  const config = asObject(body.generationConfig);
  const schema = config.responseJsonSchema ?? config.response_json_schema ?? config.responseSchema;
  const system = plainMessage('system', asObject(body.systemInstruction).parts);
  return {
    model: match.groups?.model ?? '',
    messages: [...(system.text ? [system] : []), ...asList(body.contents).flatMap(readContent)],
    tools: asList(body.tools)
      .flatMap((tool) => asList(asObject(tool).functionDeclarations).map(asObject))
      .map((tool) => ({
        name: asText(tool.name),
        schema: lowerTypes(tool.parametersJsonSchema ?? tool.parameters_json_schema ?? tool.parameters),
      })),
    ...(schema !== undefined && { schema: { name: 'response', schema: lowerTypes(schema) } }),
    stream: match.groups?.method === 'streamGenerateContent',
  };
}

const usage = ({ usage: tokens }: ModelReply) => ({
  promptTokenCount: tokens.input,
  candidatesTokenCount: tokens.output - tokens.reasoning,
  totalTokenCount: tokens.input + tokens.output,
  ...(tokens.cached > 0 && { cachedContentTokenCount: tokens.cached }),
  ...(tokens.reasoning > 0 && { thoughtsTokenCount: tokens.reasoning }),
});

const calls = (reply: ModelReply) =>
  reply.toolCalls.map((call) => ({ functionCall: { id: call.id, name: call.name, args: call.arguments } }));

const candidate = (parts: readonly Json[], finishReason?: string) => [
  { content: { role: 'model', parts }, index: 0, ...(finishReason && { finishReason }) },
];

/** Gemini `generateContent`, at Google AI and at Vertex AI. */
export const geminiContent: Protocol = {
  name: 'Gemini generateContent',
  path: /\/models\/(?<model>[^/:]+):(?<method>generateContent|streamGenerateContent)$/,
  parse,
  render: (call, reply, { id }) => ({
    candidates: candidate([...(reply.text ? [{ text: reply.text }] : []), ...calls(reply)], 'STOP'),
    usageMetadata: usage(reply),
    modelVersion: call.model,
    responseId: id,
  }),
  stream: (call, reply, { id }) => {
    const parts = [...getChunks(reply.text).map((text) => ({ text })), ...calls(reply)];
    return parts.map((part, index) => {
      const last = index === parts.length - 1;
      const rest = { modelVersion: call.model, responseId: id, ...(last && { usageMetadata: usage(reply) }) };
      return sse({ candidates: candidate([part], last ? 'STOP' : undefined), ...rest });
    });
  },
  renderError: ({ status, type, message }) => ({ error: { code: status, message, status: type.toUpperCase() } }),
};
