import { jsonLiteral } from '../../lib/literals.ts';
import { resolveSchema, type Schema } from '../../lib/openapi/document.ts';
import { type Operation, type OperationResponse, operationSlug } from '../../lib/openapi/operations.ts';
import { API_PATH, type ApiBook, getReturnedObject, objectId, objectLink, objectTitle } from './book.ts';
import { buildResponseExample, sampleCall } from './calls.ts';
import { bodyList, parameterLists, responseList } from './field-lists.ts';
import { resourceFigureTags } from './figures/figures.ts';
import { mdxFence, mdxFront, mdxLanguages, mdxParams, mdxText } from './mdx.ts';
import { objectExample } from './object-example.ts';
import { curlSample, pythonSample, typescriptSample } from './samples.ts';

const TONES = { get: 'blue', post: 'green', put: 'amber', patch: 'amber', delete: 'red' } as const;
const PLACES: Readonly<Record<string, string>> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Header parameters',
};

/** Generates the page of one resource as MDX: every operation, then the objects that they return. */
export function resourcePage(tag: string, book: ApiBook): string {
  const words = book.words[tag] ?? { name: tag, questions: [], related: '' };
  const operations = book.operations.filter((operation) => operation.tag === tag);
  const objects = [...book.objects].filter(([, owner]) => owner === tag).map(([name]) => name);
  return `${[
    mdxFront({
      title: `API reference: ${lowerCaseName(words.name)}`,
      sidebarTitle: words.name,
      description: getDescription(tag, operations, book),
      questions: words.questions,
      // Every operation repeats the same responses and errors; pages that explain them come first.
      boost: 0.8,
    }),
    `${words.related} Authentication, pagination, errors and limits are the same for all resources: see the [API reference](${API_PATH}).`,
    ...resourceFigureTags(tag, book),
    ...operations.flatMap((operation) => operationBlocks(operation, book)),
    ...objects.flatMap((name) => objectBlocks(name, tag, book)),
  ].join('\n\n')}\n`;
}

/** Lower-cases the first letter of a name within a sentence, except for names with inner capitals. */
function lowerCaseName(name: string): string {
  return /^[A-Z][a-z]+[A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

function getDescription(tag: string, operations: readonly Operation[], { api }: ApiBook): string {
  const about = api.tags.find(({ name }) => name === tag)?.description.replace(/\.$/, '') ?? tag;
  const count = operations.length === 1 ? '1 operation' : `${operations.length} operations`;
  return `${about}: parameters, responses, errors and samples for ${count} of the public API.`;
}

function operationBlocks(operation: Operation, book: ApiBook): string[] {
  const { id, method, path, summary, description, body } = operation;
  const done = operation.responses.filter(({ status }) => status < 300);
  const parameters = parameterLists(operation, book);
  return [
    `## ${mdxText(summary)} [#${operationSlug(id)}]`,
    ...columns(
      [
        `<Badge tone="${TONES[method]}">${method.toUpperCase()}</Badge> \`${path}\`, operation \`${id}\``,
        mdxText(description),
        ...parameters.flatMap(({ place, list }) => [`**${PLACES[place] ?? 'Parameters'}**`, list]),
        ...(body ? [`**Body**${otherTypes(body.types)}`, bodyList(operation, book)] : []),
        ...done.flatMap((response) => responseText(response, operation, book)),
        ...errorBlocks(operation),
      ],
      [
        samples(operation, book),
        `<RequestBuilder operation="${id}" />`,
        ...done.flatMap((response) => responseExample(response, operation, book)),
      ],
    ),
  ];
}

/** Text, with the examples next to it on wide screens; `repeated` examples are shown only there. */
function columns(text: readonly string[], examples: readonly string[], repeated = false): string[] {
  return [
    '<ApiColumns>',
    '<ApiText>',
    ...text,
    '</ApiText>',
    `<ApiExamples${repeated ? ' repeated' : ''}>`,
    ...examples,
    '</ApiExamples>',
    '</ApiColumns>',
  ];
}

const otherTypes = (types: readonly string[]) =>
  types.length > 1 ? `, as ${types.map((type) => `\`${type}\``).join(' or ')}` : '';

function samples(operation: Operation, { context }: ApiBook): string {
  const call = sampleCall(operation, context);
  return mdxLanguages([
    { label: 'curl', language: 'bash', code: curlSample(call) },
    { label: 'Python', language: 'python', code: pythonSample(call) },
    { label: 'TypeScript', language: 'ts', code: typescriptSample(call) },
  ]);
}

function responseText({ status, description, schema }: OperationResponse, { tag }: Operation, book: ApiBook): string[] {
  const head = `**Response** \`${status}\`: ${mdxText(description)}`;
  if (!schema) return [`${head} It has no body.`];
  const object = getReturnedObject(schema, book.api);
  const link = object && objectLink(object.name, book, tag);
  if (object?.paged) return [`${head} \`data\` is a list of ${link}; \`meta.nextCursor\` leads to the next page.`];
  if (object) return [`${head} Its fields: ${link}.`];
  const isOpen = resolveSchema(schema, book.api).properties === undefined;
  return isOpen ? [head] : [head, responseList(schema, book, tag)];
}

function responseExample(response: OperationResponse, operation: Operation, { context }: ApiBook): string[] {
  if (!response.schema) return [];
  return [
    mdxFence('json', jsonLiteral(buildResponseExample(response, operation, context)), `Response ${response.status}`),
  ];
}

function errorBlocks({ responses }: Operation): string[] {
  const errors = responses.filter(({ status }) => status >= 400);
  const code = ({ example }: OperationResponse) => (example as { error?: { code?: string } } | undefined)?.error?.code;
  return [
    '**Errors**',
    mdxParams(
      errors.map((response) => ({
        name: String(response.status),
        facts: mdxText(code(response) ?? ''),
        meaning: mdxText(response.description),
      })),
    ),
  ];
}

function objectBlocks(name: string, tag: string, book: ApiBook): string[] {
  const schema = book.api.components.schemas[name] ?? {};
  const example = objectExample(name, book);
  const fields = objectFields(schema, tag, book);
  return [
    `## ${objectTitle(name)} object [#${objectId(name)}]`,
    ...(example ? columns(fields, [mdxFence('json', jsonLiteral(example), objectTitle(name))], true) : fields),
  ];
}

function objectFields(schema: Schema, tag: string, book: ApiBook): string[] {
  const [base, ...extensions] = schema.allOf ?? [];
  const parent = base?.$ref && getReturnedObject(base, book.api)?.name;
  if (!parent || !book.objects.has(parent) || !extensions[0]) return [responseList(schema, book, tag)];
  return [`All fields of ${objectLink(parent, book, tag)}, and:`, responseList(extensions[0], book, tag)];
}
