import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { anthropicMessages } from './anthropic.ts';
import { bedrockConverse } from './bedrock.ts';
import { cohereChat } from './cohere.ts';
import { nameResults } from './content-parts.ts';
import { geminiContent } from './gemini.ts';
import { geminiInteractions } from './gemini-interactions.ts';
import type { Json, Message, ModelCall, ModelReply } from './model-call.ts';
import { ollamaChat } from './ollama.ts';
import { openAiChat } from './openai-chat.ts';
import { openAiResponses } from './openai-responses.ts';
import { type Chunk, openAiError, type Protocol } from './protocol.ts';
import type { StandInOptions } from './server.ts';
import { stableId } from './tokens.ts';

const PROTOCOLS: readonly Protocol[] = [
  openAiResponses,
  openAiChat,
  anthropicMessages,
  geminiContent,
  geminiInteractions,
  bedrockConverse,
  cohereChat,
  ollamaChat,
];

/** The protocol that handles a path. */
export const findProtocol = (path: string): Protocol | undefined =>
  PROTOCOLS.find((protocol) => protocol.path.test(path));

interface Exchange {
  protocol: Protocol;
  url: URL;
  body: Json;
  response: ServerResponse;
  model: (call: ModelCall) => ModelReply;
  options: StandInOptions;
  /** Messages so far by the ID of the response that they led to. */
  conversations: Map<string, readonly Message[]>;
}

/** Responds to a model call in the protocol of the request. */
export async function answerModelCall(request: Exchange): Promise<void> {
  const { protocol, url, body, response, model, options } = request;
  const match = protocol.path.exec(url.pathname);
  if (!match) return;
  const modelRequest = withConversation(protocol.parse(body, match), request);
  const reply = model(modelRequest);
  const call = reply.servedBy ? { ...modelRequest, model: reply.servedBy } : modelRequest;
  const headers = {
    ...reply.headers,
    'x-standin-latency-ms': String(reply.latencyMs),
    'x-standin-first-token-ms': String(reply.firstTokenMs),
    'x-request-id': `req_${stableId(JSON.stringify(body), 20)}`,
  };
  if (reply.error) {
    response.writeHead(reply.error.status, { ...headers, 'content-type': 'application/json', 'retry-after': '0' });
    response.end(JSON.stringify((protocol.renderError ?? openAiError)(reply.error)));
    return;
  }
  const exchange = {
    id: stableId(`${JSON.stringify(body)}\0${reply.text}`),
    created: Math.floor(options.start.getTime() / 1000),
    path: url.pathname,
    body,
  };
  remember(request, call, reply, protocol.responseId?.(exchange));
  if (call.stream) {
    response.writeHead(200, { ...headers, 'content-type': protocol.streamType ?? 'text/event-stream' });
    await sendChunks(response, protocol.stream(call, reply, exchange), reply, options.pace);
    return;
  }
  await sleep(reply.latencyMs * options.pace);
  response.writeHead(200, { ...headers, 'content-type': 'application/json' });
  response.end(JSON.stringify(protocol.render(call, reply, exchange)));
}

/** Adds the messages of the conversation that a call continues. */
function withConversation(call: ModelCall, { protocol, body, conversations }: Exchange): ModelCall {
  const earlier = conversations.get(protocol.previous?.(body) ?? '');
  return earlier ? { ...call, messages: nameResults([...earlier, ...call.messages]) } : call;
}

function remember({ conversations }: Exchange, call: ModelCall, reply: ModelReply, id: string | undefined): void {
  if (id === undefined) return;
  // Clients return tool results with the ID as the response spells it, with or without a prefix.
  const toolCalls = reply.toolCalls.flatMap((tool) => [tool, { ...tool, id: `call_${tool.id}` }]);
  conversations.set(id, [...call.messages, { role: 'assistant', text: reply.text, images: 0, toolCalls }]);
}

async function sendChunks(response: ServerResponse, chunks: readonly Chunk[], reply: ModelReply, pace: number) {
  response.flushHeaders();
  await sleep(reply.firstTokenMs * pace);
  const pause = ((reply.latencyMs - reply.firstTokenMs) / Math.max(1, chunks.length)) * pace;
  for (const chunk of chunks) {
    response.write(chunk);
    if (pause > 0) await sleep(pause);
  }
  response.end();
}
