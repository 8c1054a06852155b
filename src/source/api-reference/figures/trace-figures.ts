import { z } from 'zod';
import type { TraceFile } from '../../../schema/trace-file.ts';
import { traceFileSchema } from '../../../schema/trace-file.ts';
import type { ApiBook } from '../book.ts';
import { requestExample, responseExample, valueText } from './examples.ts';

const observationSchema = z.object({
  id: z.string(),
  parentObservationId: z.string().nullish(),
  kind: z.string(),
  name: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  input: z.unknown(),
  output: z.unknown(),
  model: z.string(),
  usage: z.object({ input: z.number(), output: z.number() }),
  cost: z.record(z.string(), z.number()),
});

const traceSchema = z.object({
  id: z.string(),
  name: z.string(),
  timestamp: z.string(),
  userId: z.string(),
  sessionId: z.string(),
  tags: z.array(z.string()),
  environment: z.string(),
  release: z.string(),
  metadata: z.record(z.string(), z.unknown()),
  observations: z.array(observationSchema),
  scores: z.array(z.object({ name: z.string(), value: z.union([z.number(), z.string(), z.boolean()]) })),
});

const otlpSchema = z.object({
  resourceSpans: z.tuple([
    z.object({
      resource: z.object({
        attributes: z.array(z.object({ key: z.string(), value: z.object({ stringValue: z.string() }) })),
      }),
      scopeSpans: z.tuple([
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              name: z.string(),
              startTimeUnixNano: z.coerce.bigint(),
              endTimeUnixNano: z.coerce.bigint(),
            }),
          ),
        }),
      ]),
    }),
  ]),
});

const milliseconds = (from: string, to: string): number => Date.parse(to) - Date.parse(from);
const sum = (amounts: Readonly<Record<string, number>>): number =>
  Number(
    Object.values(amounts)
      .reduce((total, amount) => total + amount, 0)
      .toPrecision(10),
  );

function drawObservation(observation: z.infer<typeof observationSchema>, traceStart: string) {
  const { id, parentObservationId, kind, name, startTime, endTime, model, usage, cost } = observation;
  return {
    id,
    parentId: parentObservationId ?? undefined,
    type: kind,
    name,
    startMs: milliseconds(traceStart, startTime),
    durationMs: milliseconds(startTime, endTime),
    model,
    usage,
    costUsd: sum(cost),
    input: valueText(observation.input),
    output: valueText(observation.output),
  };
}

/** The trace of the `getTrace` example, with its observations and scores. */
export function exampleTrace(book: ApiBook): TraceFile | undefined {
  const trace = responseExample(book, 'getTrace', traceSchema);
  if (!trace) return undefined;
  const { timestamp, observations, scores, ...fields } = trace;
  return traceFileSchema.parse({
    kind: 'illustrative',
    traces: [
      {
        ...fields,
        scores: scores.map(({ name, value }) => ({ name, value })),
        observations: observations.map((observation) => drawObservation(observation, timestamp)),
      },
    ],
  });
}

/** The trace that the spans of the `exportTraces` example make. */
export function receivedTrace(book: ApiBook): TraceFile | undefined {
  const body = requestExample(book, 'exportTraces', otlpSchema);
  if (!body) return undefined;
  const [{ resource, scopeSpans }] = body.resourceSpans;
  const [{ spans }] = scopeSpans;
  const [first] = spans;
  if (!first) return undefined;
  const toMs = (nanoseconds: bigint) => Number(nanoseconds / 1_000_000n);
  return traceFileSchema.parse({
    kind: 'illustrative',
    traces: [
      {
        id: first.traceId,
        name: first.name,
        metadata: Object.fromEntries(resource.attributes.map(({ key, value }) => [key, value.stringValue])),
        observations: spans.map(({ spanId, name, startTimeUnixNano, endTimeUnixNano }) => ({
          id: spanId,
          type: 'span',
          name,
          startMs: toMs(startTimeUnixNano - first.startTimeUnixNano),
          durationMs: toMs(endTimeUnixNano - startTimeUnixNano),
        })),
      },
    ],
  });
}
