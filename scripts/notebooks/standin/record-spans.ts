import { asList, asText, type Json } from './model-call.ts';
import type { OtlpSpan } from './otlp.ts';
import type { PriceList } from './prices.ts';
import { readInput, readKind, readOutput, readUsage } from './semantic-conventions.ts';
import type { ObservationRow, Store, TraceRow } from './store.ts';

const OWN = 'sightglass.observation.';

/** Stores spans as observations, and creates or updates the traces that they belong to. */
export function recordSpans(store: Store, spans: readonly OtlpSpan[], prices: PriceList): void {
  for (const span of spans) {
    const environment = asText(span.resource['deployment.environment.name']) || 'default';
    store.observations.set(span.spanId, observationFrom(span, environment, prices));
    const existing = store.traces.get(span.traceId);
    store.traces.set(span.traceId, mergeTrace(existing, span, environment));
  }
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** Parses a JSON attribute; text that isn't JSON stays text. */
export function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function observationFrom(span: OtlpSpan, environment: string, prices: PriceList): ObservationRow {
  const { attributes } = span;
  const getOwnAttribute = (name: string) => attributes[OWN + name];
  const kind = readKind(attributes);
  const model = asText(
    getOwnAttribute('model') ??
      attributes['gen_ai.response.model'] ??
      attributes['gen_ai.request.model'] ??
      attributes['llm.model_name'],
  );
  const usage = (parseJson(getOwnAttribute('usage')) ?? readUsage(attributes)) as Record<string, number>;
  const level = asText(getOwnAttribute('level')) || (span.failed ? 'ERROR' : 'DEFAULT');
  return {
    id: span.spanId,
    traceId: span.traceId,
    parentObservationId: span.parentSpanId || null,
    kind,
    name: span.name,
    startTime: iso(span.startMs),
    endTime: kind === 'event' ? null : iso(span.endMs),
    completionStartTime: asText(getOwnAttribute('completion_start_time')) || null,
    input: readInput(attributes),
    output: readOutput(attributes),
    metadata: (parseJson(getOwnAttribute('metadata')) ?? {}) as Json,
    level,
    statusMessage: asText(getOwnAttribute('status_message')) || span.error || null,
    version: asText(getOwnAttribute('version')) || null,
    environment,
    model: model || null,
    parameters: (parseJson(getOwnAttribute('parameters')) ?? {}) as Json,
    usage,
    cost: (parseJson(getOwnAttribute('cost')) as Record<string, number> | undefined) ?? prices(model, usage),
    promptName: asText(getOwnAttribute('prompt.name')) || null,
    promptVersion:
      typeof getOwnAttribute('prompt.version') === 'number' ? Number(getOwnAttribute('prompt.version')) : null,
  };
}

function mergeTrace(known: TraceRow | undefined, span: OtlpSpan, environment: string): TraceRow {
  const { attributes } = span;
  const getOwnAttribute = (name: string) => attributes[`sightglass.trace.${name}`];
  const isRoot = span.parentSpanId === '';
  const text = (value: unknown, fallback: string | null = null) => asText(value) || fallback;
  const tags = asList(getOwnAttribute('tags')).map(String);
  return {
    id: span.traceId,
    name: text(getOwnAttribute('name'), isRoot && !known?.name ? span.name : (known?.name ?? null)),
    timestamp: !known || iso(span.startMs) < known.timestamp ? iso(span.startMs) : known.timestamp,
    userId: text(attributes['user.id'], known?.userId),
    sessionId: text(attributes['session.id'] ?? attributes['gen_ai.conversation.id'], known?.sessionId),
    tags: [...new Set([...(known?.tags ?? []), ...tags])],
    metadata: { ...known?.metadata, ...(parseJson(getOwnAttribute('metadata')) as Json | undefined) },
    environment,
    release: text(getOwnAttribute('release') ?? span.resource['service.version'], known?.release),
    version: text(getOwnAttribute('version'), known?.version),
    public: getOwnAttribute('public') === true || known?.public === true,
    input: parseJson(getOwnAttribute('input')) ?? known?.input ?? (isRoot ? readInput(attributes) : undefined),
    output: parseJson(getOwnAttribute('output')) ?? known?.output ?? (isRoot ? readOutput(attributes) : undefined),
  };
}
