import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { anthropicMessages } from './anthropic.ts';
import type { Json, ModelCall, ModelReply } from './model-call.ts';
import { openAiChat } from './openai-chat.ts';
import { openAiResponses } from './openai-responses.ts';
import { type Chunk, openAiError, type Protocol } from './protocol.ts';
import type { StandInOptions } from './server.ts';
import { stableId } from './tokens.ts';

const PROTOCOLS: readonly Protocol[] = [openAiResponses, openAiChat, anthropicMessages];

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
}

/** Answers a call to a model in the protocol that it came in. */
export async function answerModelCall({ protocol, url, body, response, model, options }: Exchange): Promise<void> {
  const match = protocol.path.exec(url.pathname);
  if (!match) return;
  const call = protocol.parse(body, match);
  const reply = model(call);
  const headers = {
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
  if (call.stream) {
    response.writeHead(200, { ...headers, 'content-type': protocol.streamType ?? 'text/event-stream' });
    await sendChunks(response, protocol.stream(call, reply, exchange), reply, options.pace);
    return;
  }
  await sleep(reply.latencyMs * options.pace);
  response.writeHead(200, { ...headers, 'content-type': 'application/json' });
  response.end(JSON.stringify(protocol.render(call, reply, exchange)));
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
