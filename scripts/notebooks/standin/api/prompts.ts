import { asList, asObject, asText } from '../model-call.ts';
import type { Row, Store } from '../store.ts';
import { ApiError, notFound } from './api-error.ts';
import { created, type Operations, ok, page } from './request.ts';

const getVersions = (store: Store, name: unknown) => store.prompts.filter((row) => row.name === name);

const getLabels = (row: Row) => asList(row.labels).map(String);

const getText = (prompt: unknown): string =>
  typeof prompt === 'string'
    ? prompt
    : asList(prompt)
        .map((message) => asText(asObject(message).content))
        .join('\n');

/** The variables of a prompt, in order of appearance. */
export function getVariables(prompt: unknown): string[] {
  return [...new Set([...getText(prompt).matchAll(/\{\{\s*([\w.-]+)\s*\}\}/g)].map(([, name = '']) => name))];
}

/** Moves labels to one version and removes them from all others. */
function moveLabels(store: Store, target: Row, labels: readonly string[]): void {
  for (const row of getVersions(store, target.name))
    row.labels =
      row === target
        ? [...new Set([...getLabels(row), ...labels])]
        : getLabels(row).filter((label) => !labels.includes(label));
}

/** Undoes a change after which the includes of a prompt cannot be resolved. */
function checkIncludes(store: Store, row: Row, undo: () => void): void {
  try {
    resolvePrompt(store, row);
  } catch (error) {
    undo();
    if (error instanceof ApiError && error.status === 404)
      throw new ApiError(400, 'invalid_request', `prompt: ${error.message}`, 'prompt');
    throw error;
  }
}

/** Moves labels, unless the version includes prompts that cannot be resolved. */
function moveLabelsChecked(store: Store, row: Row, labels: readonly string[]): void {
  const before = getVersions(store, row.name).map((version) => [version, version.labels] as const);
  moveLabels(store, row, labels);
  checkIncludes(store, row, () => {
    for (const [version, had] of before) version.labels = had;
  });
}

function createPrompt({ store, body }: Parameters<Operations[string]>[0]) {
  const versions = getVersions(store, body.name);
  const type = asText(body.type) || 'text';
  if (versions[0] && versions[0].type !== type)
    throw new ApiError(400, 'invalid_request', `type: the prompt is of type ${asText(versions[0].type)}`, 'type');
  const row: Row = {
    id: store.nextId('pr'),
    name: body.name,
    version: versions.length + 1,
    type,
    prompt: body.prompt,
    labels: [],
    tags: body.tags ?? versions[0]?.tags ?? [],
    config: body.config ?? {},
    variables: getVariables(body.prompt),
    commitMessage: body.commitMessage ?? null,
    createdBy: null,
    createdAt: store.nextTime(),
  };
  store.prompts.push(row);
  try {
    moveLabelsChecked(store, row, [...asList(body.labels).map(String), 'latest']);
  } catch (error) {
    store.prompts.pop();
    throw error;
  }
  return created(withoutId(row));
}

const withoutId = ({ id: _, ...row }: Row) => row;

function find(store: Store, name: string | undefined, version: string | null, label: string): Row {
  const versions = getVersions(store, name);
  const found = version
    ? versions.find((row) => row.version === Number(version))
    : versions.find((row) => getLabels(row).includes(label));
  if (!found) {
    const missing = version
      ? `no version ${version} of the prompt "${name}"`
      : `no prompt "${name}" with the label "${label}"`;
    throw new ApiError(404, 'not_found', `There is ${missing}.`);
  }
  return found;
}

/** Replaces the includes of a text; `path` has the prompts that lead to it. */
function include(store: Store, text: string, path: readonly string[]): string {
  const refuse = (problem: string) => new ApiError(400, 'invalid_request', `prompt: ${problem}`, 'prompt');
  return text.replace(
    /\{\{>\s*([^@:}\s]+)(?:@(\d+)|:([\w.-]+))?\s*\}\}/g,
    (_, name: string, version = null, label = 'production') => {
      const [first, ...rest] = [...path, name];
      if (path.includes(name)) throw refuse(`${first} includes ${rest.join(', which includes ')}`);
      if (path.length > 5) throw refuse(`the includes of ${first} are more than five levels deep`);
      return include(store, getText(find(store, name, version, label).prompt), [...path, name]);
    },
  );
}

function resolvePrompt(store: Store, row: Row) {
  const prompt =
    typeof row.prompt === 'string'
      ? include(store, row.prompt, [String(row.name)])
      : asList(row.prompt).map((item) => ({
          ...asObject(item),
          content: include(store, asText(asObject(item).content), [String(row.name)]),
        }));
  return { ...withoutId(row), prompt, variables: getVariables(prompt) };
}

function summaries(store: Store, query: URLSearchParams) {
  const groups = [...Map.groupBy(store.prompts, ({ name }) => String(name))].sort(([a], [b]) => (a < b ? -1 : 1));
  return groups
    .map(([name, rows]) => ({
      name,
      type: rows[0]?.type,
      versions: rows.map(({ version }) => version),
      labels: [...new Set(rows.flatMap(getLabels))],
      tags: asList(rows.at(-1)?.tags).map(String),
      updatedAt: rows.at(-1)?.createdAt,
    }))
    .filter(
      ({ name, labels, tags }) =>
        (!query.has('name') || name === query.get('name')) &&
        (!query.has('label') || labels.includes(query.get('label') ?? '')) &&
        (!query.has('tag') || tags.includes(query.get('tag') ?? '')) &&
        (!query.has('folder') || name.startsWith(`${query.get('folder')}/`)),
    );
}

function removeWhere(store: Store, drop: (row: Row) => boolean) {
  const left = store.prompts.filter((row) => !drop(row));
  if (left.length === store.prompts.length) throw notFound('prompt with this name');
  store.prompts.splice(0, store.prompts.length, ...left);
  return { status: 204 };
}

/** Prompts, their versions and their labels. */
export const promptOperations: Operations = {
  listPrompts: ({ store, query }) => page(summaries(store, query), query),
  createPrompt,
  getPrompt: ({ store, path, query }) => {
    const row = find(store, path.promptName, query.get('version'), query.get('label') ?? 'production');
    return ok(query.get('resolve') === 'false' ? withoutId(row) : resolvePrompt(store, row));
  },
  deletePrompt: ({ store, path }) => removeWhere(store, (row) => row.name === path.promptName),
  updatePromptLabels: ({ store, path, body }) => {
    const row = find(store, path.promptName, path.version ?? null, '');
    moveLabelsChecked(store, row, asList(body.labels).map(String));
    return ok(withoutId(row));
  },
  deletePromptVersion: ({ store, path }) =>
    removeWhere(store, (row) => row.name === path.promptName && row.version === Number(path.version)),
};
