import { jsonLiteral } from '../../lib/literals.ts';
import { resolveSchema } from '../../lib/openapi/document.ts';
import { type Answer, type Operation, operationSlug } from '../../lib/openapi/operations.ts';
import { API_PATH, type ApiBook, answeredObject, objectId, objectLink, objectTitle } from './book.ts';
import { answerExample, sampleCall } from './calls.ts';
import { resourceFigureTags } from './figures/figures.ts';
import { mdxFence, mdxFront, mdxLanguages, mdxTable, mdxText } from './mdx.ts';
import { curlSample, pythonSample, typescriptSample } from './samples.ts';
import { answerTable, bodyTable, parameterTable } from './tables.ts';

const TONES = { get: 'blue', post: 'green', put: 'amber', patch: 'amber', delete: 'red' } as const;

/** The page of one resource as MDX: every operation, then the objects that they answer with. */
export function resourcePage(tag: string, book: ApiBook): string {
  const words = book.words[tag] ?? { name: tag, questions: [], related: '' };
  const operations = book.operations.filter((operation) => operation.tag === tag);
  const objects = [...book.objects].filter(([, owner]) => owner === tag).map(([name]) => name);
  return `${[
    mdxFront({
      title: `API reference: ${inSentence(words.name)}`,
      sidebarTitle: words.name,
      description: descriptionOf(tag, operations, book),
      questions: words.questions,
      // Every operation repeats the same answers and errors; pages that explain them come first.
      boost: 0.8,
    }),
    `${words.related} Keys, pages, errors and limits are the same for all resources: see the [API reference](${API_PATH}).`,
    ...resourceFigureTags(tag, book),
    ...operations.flatMap((operation) => operationBlocks(operation, book)),
    ...objects.flatMap((name) => objectBlocks(name, tag, book)),
  ].join('\n\n')}\n`;
}

/** Lower-cases the beginning of a name within a sentence, unless it is a name with inner capitals. */
function inSentence(name: string): string {
  return /^[A-Z][a-z]+[A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

function descriptionOf(tag: string, operations: readonly Operation[], { api }: ApiBook): string {
  const about = api.tags.find(({ name }) => name === tag)?.description.replace(/\.$/, '') ?? tag;
  const count = operations.length === 1 ? '1 operation' : `${operations.length} operations`;
  return `${about}: parameters, responses, errors and samples for ${count} of the public API.`;
}

function operationBlocks(operation: Operation, book: ApiBook): string[] {
  const { id, method, path, summary, description, parameters, body } = operation;
  const done = operation.answers.filter(({ status }) => status < 300);
  return [
    `## ${mdxText(summary)} [#${operationSlug(id)}]`,
    `<Badge tone="${TONES[method]}">${method.toUpperCase()}</Badge> \`${path}\`, operation \`${id}\``,
    mdxText(description),
    samples(operation, book),
    `<RequestBuilder operation="${id}" />`,
    ...(parameters.length > 0 ? ['**Parameters**', parameterTable(operation, book)] : []),
    ...(body ? [`**Body**${otherTypes(body.types)}`, bodyTable(operation, book)] : []),
    ...done.flatMap((answer) => answerBlocks(answer, operation, book)),
    ...errorBlocks(operation),
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

function answerBlocks(answer: Answer, operation: Operation, book: ApiBook): string[] {
  const { tag } = operation;
  const { status, description, schema } = answer;
  const head = `**Response** \`${status}\`: ${mdxText(description)}`;
  if (!schema) return [`${head} It has no body.`];
  const object = answeredObject(schema, book.api);
  const link = object && objectLink(object.name, book, tag);
  const example = mdxFence('json', jsonLiteral(answerExample(answer, operation, book.context)), String(status));
  if (object?.paged)
    return [`${head} \`data\` is a list of ${link}; \`meta.nextCursor\` leads to the next page.`, example];
  if (object) return [`${head} Its fields: ${link}.`, example];
  const isOpen = resolveSchema(schema, book.api).properties === undefined;
  return isOpen ? [head, example] : [head, answerTable(schema, book, tag), example];
}

function errorBlocks({ answers }: Operation): string[] {
  const errors = answers.filter(({ status }) => status >= 400);
  const code = ({ example }: Answer) => (example as { error?: { code?: string } } | undefined)?.error?.code;
  const rows = errors.map((answer) => [
    `\`${answer.status}\``,
    code(answer) ? `\`${code(answer)}\`` : '',
    mdxText(answer.description),
  ]);
  return ['**Errors**', mdxTable(['Status', 'Code', 'Meaning'], rows)];
}

function objectBlocks(name: string, tag: string, book: ApiBook): string[] {
  const schema = book.api.components.schemas[name] ?? {};
  const [base, ...own] = schema.allOf ?? [];
  const parent = base?.$ref && answeredObject(base, book.api)?.name;
  const heading = `## ${objectTitle(name)} object [#${objectId(name)}]`;
  if (!parent || !book.objects.has(parent) || !own[0]) return [heading, answerTable(schema, book, tag)];
  return [heading, `All fields of ${objectLink(parent, book, tag)}, and:`, answerTable(own[0], book, tag)];
}
