import { BaseCallbackHandler } from '@langchain/core/callbacks/base';
import type { Serialized } from '@langchain/core/load/serializable';
import type { BaseMessage } from '@langchain/core/messages';
import type { LLMResult } from '@langchain/core/outputs';
import { context, trace } from '@opentelemetry/api';
import type { CallbackHandlerOptions } from '../../../../contracts/typescript/langchain/index.d.ts';
import type { GenerationUpdate, ObservationKind } from '../../../../contracts/typescript/tracing/index.d.ts';
import { SpanObservation } from '../tracing/observation.ts';

type Extra = Readonly<Record<string, unknown>> | undefined;

const getName = (serialized: Serialized | undefined, fallback?: string) => fallback ?? serialized?.id?.at(-1) ?? 'run';

const toPlainMessage = (message: BaseMessage) => ({ role: message.getType(), content: message.content });

/** Records the runs of LangChain and LangGraph. */
export class CallbackHandler extends BaseCallbackHandler {
  name = 'SightglassCallbackHandler';
  override awaitHandlers = true;
  #lastTraceId: string | undefined;
  readonly #options: CallbackHandlerOptions;
  readonly #runs = new Map<string, SpanObservation>();

  constructor(options: CallbackHandlerOptions = {}) {
    super();
    this.#options = options;
  }

  get lastTraceId(): string | undefined {
    return this.#lastTraceId;
  }

  #open(runId: string, parentId: string | undefined, name: string, kind: ObservationKind, fields: GenerationUpdate) {
    const parent = parentId ? this.#runs.get(parentId) : undefined;
    const base = parent ? trace.setSpan(context.active(), parent.span) : context.active();
    const observation = new SpanObservation(trace.getTracer('sightglass').startSpan(name, {}, base), kind);
    observation.update(fields);
    this.#runs.set(runId, observation);
    if (parent) return;
    this.#lastTraceId = observation.traceId;
    const { userId, sessionId, tags, metadata, updateTrace } = this.#options;
    if (!updateTrace) return;
    if (userId) observation.span.setAttribute('user.id', userId);
    if (sessionId) observation.span.setAttribute('session.id', sessionId);
    if (tags) observation.span.setAttribute('sightglass.trace.tags', [...tags]);
    if (metadata) observation.span.setAttribute('sightglass.trace.metadata', JSON.stringify(metadata));
  }

  #close(runId: string, fields: GenerationUpdate, error?: unknown): void {
    const observation = this.#runs.get(runId);
    if (!observation) return;
    this.#runs.delete(runId);
    observation.update(fields);
    if (error !== undefined) observation.fail(error);
    observation.span.end();
  }

  override handleChainStart(chain: Serialized, inputs: unknown, runId: string, ...rest: unknown[]): void {
    const [parentId, , , , runName] = rest as [string?, unknown?, unknown?, unknown?, string?];
    this.#open(runId, parentId, getName(chain, runName), 'chain', { input: inputs });
  }

  override handleChainEnd(output: unknown, runId: string): void {
    this.#close(runId, { output });
  }

  override handleChainError(error: unknown, runId: string): void {
    this.#close(runId, {}, error);
  }

  override handleChatModelStart(
    model: Serialized,
    messages: BaseMessage[][],
    runId: string,
    parentId?: string,
    extra?: Extra,
    _tags?: string[],
    _metadata?: Extra,
    runName?: string,
  ): void {
    const parameters = (extra?.invocation_params ?? {}) as Record<string, unknown>;
    const fields = {
      input: messages.flat().map(toPlainMessage),
      model: String(parameters.model ?? ''),
      parameters: {},
    };
    this.#open(runId, parentId, getName(model, runName), 'generation', fields);
  }

  override handleLLMEnd({ generations }: LLMResult, runId: string): void {
    const first = generations[0]?.[0] as { text: string; message?: { tool_calls?: unknown[]; usage_metadata?: Extra } };
    const calls = first?.message?.tool_calls ?? [];
    const tokens = first?.message?.usage_metadata;
    const usage = { input: Number(tokens?.input_tokens ?? 0), output: Number(tokens?.output_tokens ?? 0) };
    this.#close(runId, { output: calls.length > 0 ? { tool_calls: calls } : first?.text, ...(tokens && { usage }) });
  }

  override handleLLMError(error: unknown, runId: string): void {
    this.#close(runId, {}, error);
  }

  override handleToolStart(tool: Serialized, input: string, runId: string, ...rest: unknown[]): void {
    const [parentId, , , runName] = rest as [string?, unknown?, unknown?, string?];
    this.#open(runId, parentId, getName(tool, runName), 'tool', { input });
  }

  override handleToolEnd(output: unknown, runId: string): void {
    this.#close(runId, { output: (output as { content?: unknown })?.content ?? output });
  }

  override handleToolError(error: unknown, runId: string): void {
    this.#close(runId, {}, error);
  }

  override handleRetrieverStart(retriever: Serialized, query: string, runId: string, ...rest: unknown[]): void {
    const [parentId, , , name] = rest as [string?, unknown?, unknown?, string?];
    this.#open(runId, parentId, getName(retriever, name), 'retriever', { input: query });
  }

  override handleRetrieverEnd(documents: unknown, runId: string): void {
    this.#close(runId, { output: documents });
  }

  override handleRetrieverError(error: unknown, runId: string): void {
    this.#close(runId, {}, error);
  }
}
