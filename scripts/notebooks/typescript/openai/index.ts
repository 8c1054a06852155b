import type OpenAI from 'openai';
import type { WrapOptions } from '../../../../contracts/typescript/openai/index.d.ts';
import { clock, timeAt } from '../clock.ts';
import { openObservation, runWithin, type SpanObservation } from '../tracing/observation.ts';
import { getRequestFields, getResponseFields, getStreamFields } from './fields.ts';

type Method = (...args: unknown[]) => unknown;

const RECORDED = [
  'responses.create',
  'responses.parse',
  'chat.completions.create',
  'chat.completions.parse',
  'embeddings.create',
];

/** Returns a client of the same type that records each call as a generation. */
export function wrapOpenAI<Client extends OpenAI>(client: Client, options: WrapOptions = {}): Client {
  return wrapLevel(client, '', options);
}

/** Wraps an object of the client; methods that are recorded are replaced, all others stay as they are. */
function wrapLevel<Level extends object>(level: Level, path: string, options: WrapOptions): Level {
  return new Proxy(level, {
    get(target, key) {
      const value = Reflect.get(target, key, target);
      const name = path ? `${path}.${String(key)}` : String(key);
      if (typeof value === 'function')
        return RECORDED.includes(name) ? record(value.bind(target), name, options) : value.bind(target);
      const leads = RECORDED.some((recorded) => recorded.startsWith(`${name}.`));
      return leads && typeof value === 'object' && value !== null ? wrapLevel(value, name, options) : value;
    },
  });
}

function record(method: Method, name: string, options: WrapOptions): Method {
  return (...args) => {
    const request = (args[0] ?? {}) as Record<string, unknown>;
    const observation = openObservation(
      options.name ?? name,
      name.startsWith('embeddings') ? 'embedding' : 'generation',
      { ...getRequestFields(request), metadata: options.metadata, prompt: options.prompt },
    );
    const promise = runWithin(observation, () => method(...args)) as Promise<unknown>;
    const traced = promise.then(
      (result) => finish(observation, result, request),
      (error) => {
        observation.fail(error);
        observation.span.end();
        throw error;
      },
    );
    // Keeps helpers of the library such as `withResponse`.
    return new Proxy(promise, {
      get(target, key) {
        const owner = key === 'then' || key === 'catch' || key === 'finally' ? traced : target;
        const value = Reflect.get(owner, key, owner);
        return typeof value === 'function' ? value.bind(owner) : value;
      },
    });
  };
}

function finish(observation: SpanObservation, result: unknown, request: Record<string, unknown>): unknown {
  if (request.stream === true) return recordStream(observation, result as AsyncIterable<unknown> & object);
  observation.update(getResponseFields(result));
  observation.span.end();
  return result;
}

function recordStream(observation: SpanObservation, stream: AsyncIterable<unknown> & object): object {
  async function* iterate() {
    const chunks: unknown[] = [];
    try {
      for await (const chunk of stream) {
        if (chunks.length === 0) observation.update({ completionStartTime: timeAt(clock.now()) });
        chunks.push(chunk);
        yield chunk;
      }
    } finally {
      observation.update(getStreamFields(chunks));
      observation.span.end();
    }
  }
  return new Proxy(stream, {
    get(target, key) {
      if (key === Symbol.asyncIterator) return iterate;
      const value = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
