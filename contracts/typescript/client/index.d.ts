export type ScoreValue = number | string | boolean;
export type ScoreDataType = 'numeric' | 'categorical' | 'boolean';
export type JsonObject = Readonly<Record<string, unknown>>;

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant' | 'developer' | 'tool';
  content: string;
}

export interface Prompt<Compiled> {
  readonly name: string;
  readonly version: number;
  readonly type: 'text' | 'chat';
  readonly labels: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: the config is whatever its author stored
  readonly config: Record<string, any>;
  readonly variables: readonly string[];
  readonly isFallback: boolean;
  /**
   * Fills in the variables and returns the text or the messages.
   * @param variables Value of each variable, by name.
   */
  compile(variables?: Readonly<Record<string, string | number>>): Compiled;
}
export type TextPrompt = Prompt<string> & { readonly type: 'text'; readonly prompt: string };
export type ChatPrompt = Prompt<ChatMessage[]> & { readonly type: 'chat'; readonly prompt: readonly ChatMessage[] };

export interface GetPromptOptions {
  /** Fetches the version with this label; `production` by default. */
  label?: string;
  /** Fetches this version instead of a label. */
  version?: number;
  /** Seconds to cache the prompt; 60 by default, 0 fetches it each time. */
  cacheTtl?: number;
  /** Timeout of the first fetch, in seconds. */
  timeout?: number;
}

/** In every `list` and `runs` method, `limit` is the page size; iterating continues to the last entry. */
export interface Prompts {
  /**
   * Fetches a version of a prompt, from the cache if it is fresh.
   * @param name Name of the prompt.
   * @param options `label` or `version` to fetch, and the `type` that the prompt must have. `fallback` is used if the fetch fails and nothing is cached. `cacheTtl` is how many seconds to cache the prompt, and `timeout` is the timeout of the first fetch, in seconds.
   */
  get(name: string, options: GetPromptOptions & { type: 'chat'; fallback?: readonly ChatMessage[] }): Promise<ChatPrompt>;
  get(name: string, options?: GetPromptOptions & { type?: 'text'; fallback?: string }): Promise<TextPrompt>;
  /**
   * Saves a new version of a prompt.
   * @param prompt Name, type and content of the prompt, with labels and config of the version. Tags belong to the prompt, not to a version. `commitMessage` says what changed.
   */
  create(
    prompt: {
      name: string;
      labels?: readonly string[];
      config?: JsonObject;
      tags?: readonly string[];
      commitMessage?: string;
    } & ({ type?: 'text'; prompt: string } | { type: 'chat'; prompt: readonly ChatMessage[] }),
  ): Promise<TextPrompt | ChatPrompt>;
  /**
   * Moves labels to a version.
   * @param name Name of the prompt.
   * @param change Number of the version that gets the labels, and the labels to move to it.
   */
  update(name: string, change: { version: number; labels: readonly string[] }): Promise<TextPrompt | ChatPrompt>;
  /**
   * Iterates over all prompts that match.
   * @param filter Only prompts with this name, a version with this label, and this tag. `limit` is the number of entries in each page.
   */
  list(filter?: { name?: string; label?: string; tag?: string; limit?: number }): AsyncIterable<PromptSummary>;
  /**
   * Deletes a prompt, or one version of it.
   * @param name Name of the prompt.
   * @param options Number of the version to delete; all versions by default.
   */
  delete(name: string, options?: { version?: number }): Promise<void>;
  /**
   * Clears the cache for one prompt, or for all prompts.
   * @param name Name of the prompt; all prompts by default.
   */
  clearCache(name?: string): void;
}

export interface PromptSummary {
  name: string;
  type: 'text' | 'chat';
  versions: number[];
  labels: string[];
  tags: string[];
  updatedAt: Date;
}

export interface NewScore {
  /** What is judged. */
  name: string;
  /** A number, a category, or true or false. */
  value: ScoreValue;
  /** Trace to score. */
  traceId?: string;
  /** Observation to score; needs `traceId` too. */
  observationId?: string;
  /** Session to score, instead of a trace. */
  sessionId?: string;
  /** Reason for the score. */
  comment?: string;
  /** Type that the value must have; by default the type of the value. */
  dataType?: ScoreDataType;
  /** ID of the score config to check the value against. */
  configId?: string;
  /** Your own ID; sending the same ID again replaces the score. */
  id?: string;
  /** Anything without a dedicated field. */
  metadata?: JsonObject;
}

export interface Score extends NewScore {
  id: string;
  dataType: ScoreDataType;
  source: 'api' | 'annotation' | 'judge';
  createdAt: Date;
}

export interface Scores {
  /** Queues a score for a trace, an observation or a session, and resolves once it is queued. */
  create(score: NewScore): Promise<void>;
  /**
   * Iterates over all scores that match.
   * @param filter Only scores with this name, of this trace, and from this source. `limit` is the number of entries in each page.
   */
  list(filter?: { name?: string; traceId?: string; source?: Score['source']; limit?: number }): AsyncIterable<Score>;
  /**
   * Deletes a score.
   * @param id ID of the score.
   */
  delete(id: string): Promise<void>;
}

// biome-ignore-start lint/suspicious/noExplicitAny: items hold whatever JSON their author stored
export interface DatasetItem<Input = any, Expected = any> {
  id: string;
  input: Input;
  expectedOutput: Expected;
  metadata: Record<string, any>;
  sourceTraceId?: string;
  sourceObservationId?: string;
  status: 'active' | 'archived';
}

export interface Evaluation {
  /** Name of the score; the evaluator's name by default. */
  name?: string;
  /** A number, a category, or true or false. */
  value: ScoreValue;
  /** Reason for the score. */
  comment?: string;
  /** Anything without a dedicated field. */
  metadata?: JsonObject;
}
export type Verdict = ScoreValue | Evaluation | readonly Evaluation[] | undefined;
export type Evaluator<Output = any> = (item: DatasetItem, output: Output) => Verdict | Promise<Verdict>;

export interface ItemResult<Output = any> {
  item: DatasetItem;
  output: Output;
  error?: string;
  traceId: string;
  scores: Record<string, ScoreValue>;
}

export interface RunResult<Output = any> {
  name: string;
  dataset: string;
  url: string;
  items: ItemResult<Output>[];
  scores: Record<string, number>;
  /** Returns the result as a table for the terminal. */
  format(): string;
}

export interface RunOptions<Output> {
  /** Called with the input of each item; returns the output. */
  task: (input: any) => Output | Promise<Output>;
  /** Called with each item and its output; return scores. */
  evaluators?: readonly Evaluator<Output>[];
  /** Called with all results; return scores for the run. */
  runEvaluators?: readonly ((items: readonly ItemResult<Output>[]) => ScoreValue | Evaluation | undefined)[];
  /** What the run is for. */
  description?: string;
  /** Anything else to keep with the run. */
  metadata?: JsonObject;
  /** Number of items that run at the same time. @default 10 */
  maxConcurrency?: number;
}
// biome-ignore-end lint/suspicious/noExplicitAny: see above

export interface NewDatasetItem {
  /** What the task receives; any JSON. */
  input: unknown;
  /** What a good answer looks like; any JSON. */
  expectedOutput?: unknown;
  /** Anything else to keep with the item, such as its topic. */
  metadata?: JsonObject;
  /** Trace that the item comes from. */
  sourceTraceId?: string;
  /** Observation that the item comes from. */
  sourceObservationId?: string;
  /** Your own ID, unique within the project; generated by default. */
  id?: string;
}

export interface Dataset {
  readonly name: string;
  readonly description?: string;
  readonly metadata: JsonObject;
  readonly version: Date;
  readonly items: readonly DatasetItem[];
  /** Adds an item to the dataset. */
  add(item: NewDatasetItem): Promise<DatasetItem>;
  /**
   * Changes or archives an item.
   * @param id ID of the item.
   * @param change Fields to change. The status `archived` excludes the item from runs; `active` includes it again.
   */
  update(id: string, change: Partial<NewDatasetItem> & { status?: 'active' | 'archived' }): Promise<DatasetItem>;
  /**
   * Runs an experiment: calls the task for each item and saves outputs and scores as a run.
   * @param name Name of the run, unique within the dataset.
   */
  run<Output>(name: string, options: RunOptions<Output>): Promise<RunResult<Output>>;
}

export interface Datasets {
  /**
   * Fetches a dataset with its items, as it is now or as it was at a given time.
   * @param name Name of the dataset.
   * @param options `version` fetches the dataset as it was at this time; as it is now by default.
   */
  get(name: string, options?: { version?: Date }): Promise<Dataset>;
  /**
   * Creates an empty dataset.
   * @param dataset Name, unique within the project, with a description of what the dataset is for and any other metadata.
   */
  create(dataset: { name: string; description?: string; metadata?: JsonObject }): Promise<Dataset>;
  /**
   * Iterates over all datasets.
   * @param filter `limit` is the number of entries in each page.
   */
  list(filter?: { limit?: number }): AsyncIterable<{ name: string; description?: string; items: number; updatedAt: Date }>;
  /**
   * Deletes a dataset.
   * @param name Name of the dataset.
   */
  delete(name: string): Promise<void>;
  /**
   * Iterates over the runs of a dataset.
   * @param name Name of the dataset.
   * @param filter `limit` is the number of entries in each page.
   */
  runs(name: string, filter?: { limit?: number }): AsyncIterable<RunSummary>;
}

export interface RunSummary {
  name: string;
  createdAt: Date;
  items: number;
  scores: Record<string, number>;
}

/** Calls the public API. Paths such as `/api/public/traces` and responses are as in the API reference. Each method sends one request, except `pages`, which reads all pages of a list. */
export interface Api {
  /**
   * Sends a GET request with the given query parameters.
   * @param path Path of the endpoint, such as `/api/public/traces`.
   * @param params Query parameters.
   */
  get<Response = unknown>(path: string, params?: Readonly<Record<string, string | number | boolean>>): Promise<Response>;
  /**
   * Sends a POST request with a JSON body.
   * @param path Path of the endpoint, such as `/api/public/scores`.
   * @param body Body of the request, sent as JSON.
   */
  post<Response = unknown>(path: string, body: JsonObject): Promise<Response>;
  /**
   * Sends a PATCH request with a JSON body.
   * @param path Path of the endpoint, with the ID of what to change.
   * @param body Body of the request, sent as JSON.
   */
  patch<Response = unknown>(path: string, body: JsonObject): Promise<Response>;
  /**
   * Sends a DELETE request.
   * @param path Path of the endpoint, with the ID of what to delete.
   * @param body Body of the request, sent as JSON; none by default.
   */
  delete(path: string, body?: JsonObject): Promise<void>;
  /**
   * Iterates over all entries of a list, page by page.
   * @param path Path of an endpoint that returns a list.
   * @param params Query parameters, such as filters and the page size as `limit`.
   */
  pages<Row = unknown>(path: string, params?: Readonly<Record<string, string | number | boolean>>): AsyncIterable<Row>;
}

export interface SightglassClientOptions {
  /** Public key of the project; `SIGHTGLASS_PUBLIC_KEY` by default. */
  publicKey?: string;
  /** Secret key of the project; `SIGHTGLASS_SECRET_KEY` by default. */
  secretKey?: string;
  /** URL of your cloud region or self-hosted instance; `SIGHTGLASS_HOST` by default. */
  host?: string;
  /** Timeout of one request, in seconds; `SIGHTGLASS_TIMEOUT` by default. */
  timeout?: number;
  /** Logs what is sent; `SIGHTGLASS_DEBUG` by default. */
  debug?: boolean;
}

/** Client for prompts, datasets, scores and the public API. Needs no span processor. */
export class SightglassClient {
  constructor(options?: SightglassClientOptions);
  readonly prompts: Prompts;
  readonly scores: Scores;
  readonly datasets: Datasets;
  readonly api: Api;
  /** Returns whether the host accepts the keys. */
  checkKeys(): Promise<boolean>;
  /**
   * Returns `{host}/trace/{traceId}`. Append `?observation={id}` to open the trace at one observation.
   * @param traceId ID of the trace.
   */
  traceUrl(traceId: string): string;
  /** Sends what is queued. */
  flush(): Promise<void>;
}

/** An error response from the API. Its message is `{status} {code}: {message}`. */
export class SightglassApiError extends Error {
  readonly status: number;
  readonly code: string;
}
