import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { compile } from '../../markdown/compile.ts';
import { apiPages, OPENAPI_FILE, readApiBook } from './api-reference.ts';
import { type ApiBook, getBook, objectId, objectTitle } from './book.ts';
import { bodyExample, buildResponseExample } from './calls.ts';
import { mdxText } from './mdx.ts';
import { apiRequests } from './requests.ts';
import { apiSnippets } from './snippets.ts';

const book = readApiBook(process.cwd()) as ApiBook;
const pages = apiPages(book);
const getSource = (tag: string) => pages.find(({ stem }) => stem === `api/${tag}`)?.source ?? '';
const validator = new Ajv2020({ strict: false, validateFormats: false });

describe('/docs/api: API reference generated from openapi.yaml, one page per resource', () => {
  it('has a page for every tag of the contract, whose edit link leads to the contract', () => {
    expect(pages.map(({ stem }) => stem)).toEqual(book.api.tags.map(({ name }) => `api/${name}`));
    expect(new Set(pages.map(({ file }) => file))).toEqual(new Set([OPENAPI_FILE]));
    expect(pages).toHaveLength(18);
  });
  it('has a written description for every tag, and for no other', () =>
    expect(Object.keys(book.words).sort()).toEqual(book.api.tags.map(({ name }) => name).sort()));
  it('shows every operation once, with parameters, responses, examples in curl, Python, TypeScript', () => {
    for (const { id, tag, method, path, parameters, responses } of book.operations) {
      const [, after = ''] = getSource(tag).split(`[#${id.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}]`);
      const section = after.split('\n## ')[0] ?? '';
      expect(section, id).toContain(`>${method.toUpperCase()}</Badge> \`${path}\``);
      for (const { name } of parameters) expect(section, id).toContain(`- \`${name}\` *`);
      for (const { status } of responses) expect(section, id).toContain(`\`${status}\``);
      expect([...section.matchAll(/<Tab label="(.*?)">/g)].map(([, label]) => label)).toEqual([
        'curl',
        'Python',
        'TypeScript',
      ]);
    }
  });
  it('lists parameters by place, each with its type, its default and whether it is required', () => {
    expect(getSource('scores')).toContain('**Query parameters**\n\n<ParamList>\n\n- `');
    expect(getSource('scores')).toContain('- `limit` *integer, default `50`*\n\n  ');
    expect(getSource('scores')).toContain('**Path parameters**\n\n<ParamList>\n\n- `scoreId` *string* **required**\n');
    expect(getSource('scores')).toMatch(/\*\*Response\*\* `200`/);
  });
  it('nests fields under the field they belong to', () =>
    expect(getSource('prompts')).toMatch(/\n- `prompt` .*\n\n(?: {2}.*\n\n)?(?: {2}- `prompt\[\]\.role`)/));
  it('has no table in an operation', () => {
    for (const { source } of pages) expect(source).not.toMatch(/^\|/m);
  });
  it('puts request and response in the examples of each operation, and the object next to its fields', () => {
    for (const { id, tag, responses } of book.operations) {
      const [, after = ''] = getSource(tag).split(`<RequestBuilder operation="${id}" />`);
      const [examples = ''] = after.split('</ApiExamples>');
      const titles = responses.flatMap(({ status, schema }) => (status < 300 && schema ? [`Response ${status}`] : []));
      expect([...examples.matchAll(/title="(.*?)"/g)].map(([, title]) => title)).toEqual(titles);
    }
    for (const [name, tag] of book.objects) {
      const [, after = ''] = getSource(tag).split(`[#${objectId(name)}]`);
      expect(after.split('\n## ')[0], name).toContain(
        `<ApiExamples repeated>\n\n\`\`\`json title="${objectTitle(name)}"`,
      );
    }
  });
  it('uses the word response', () => {
    for (const { source } of pages) expect(source).not.toMatch(/\banswer = |the answer\b|API answered/i);
  });
  it('keeps heading ids when their text changes', () =>
    expect(getSource('traces')).toContain('## Delete several traces [#delete-traces]'));
  it('links objects that other pages describe', () =>
    expect(getSource('traces')).toContain('list of [Observation](/docs/api/observations#observation-object)'));
  it('stays below 50,000 characters a page', () => {
    for (const { source } of pages) expect(source.length).toBeLessThan(50_000);
  });
  it('is the same each time', () => expect(apiPages(getBook(book.api, book.words, book.limits))).toEqual(pages));
  it('is absent without a contract', () => {
    expect(apiPages(readApiBook('/nowhere'))).toEqual([]);
    expect([apiRequests(undefined), apiSnippets(undefined).size]).toEqual([[], 0]);
  });
});

describe('examples match the schemas of the contract', () => {
  it.each(book.operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
    const check = (schema: object, value: unknown) => {
      const validate = validator.compile({ ...schema, components: book.api.components });
      expect([validate(value), validate.errors]).toEqual([true, null]);
    };
    if (operation.body) check(operation.body.schema, bodyExample(operation, book.context));
    for (const response of operation.responses)
      if (response.schema) check(response.schema, buildResponseExample(response, operation, book.context));
  });
});

describe('the index', () => {
  const snippets = apiSnippets(book);
  it('lists every operation of every resource', () => {
    for (const { id, tag } of book.operations)
      expect(snippets.get('api-resources')).toContain(
        `(/docs/api/${tag}#${id.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)})`,
      );
  });
  it('has the limits of contracts/limits.json', () => {
    expect(snippets.get('api-limits')).toContain('| Requests to the public API | 30 a minute | 100 a minute |');
    expect(snippets.get('api-limits')).toContain('`API_RATE_LIMIT`');
  });
  it('lists each cause of an error once', () => {
    const errors = snippets.get('api-errors') ?? '';
    expect(errors.match(/`\d{3}`/g)).toEqual([
      '`400`',
      '`401`',
      '`403`',
      '`403`',
      '`404`',
      '`409`',
      '`413`',
      '`429`',
      '`503`',
    ]);
    expect(errors).toContain('| `403` | `forbidden` | The plan or the role does not allow the request. |');
    expect(errors).toContain('| `403` | `forbidden` | The units of the Hobby plan are used up for this month');
  });
});

it('treats text from data as text, and code as code', async () => {
  const text = 'Use <b> {x} *not* _this_ [a] but `{{> name}}`.';
  const { tree } = await compile(mdxText(text), 'a.mdx', {});
  const words = JSON.stringify(tree);
  expect(words).toContain('Use <b> {x} *not* _this_ [a] but ');
  expect(words).toContain('{{> name}}');
});

it('represents each operation as a request with its required values filled in', () => {
  const request = apiRequests(book).find(({ id }) => id === 'getMetrics');
  expect(request?.parameters.filter(({ required }) => required).map(({ name, value }) => `${name}=${value}`)).toEqual([
    'measure=cost',
    'from=2026-11-01T00:00:00Z',
    'to=2026-11-08T00:00:00Z',
  ]);
  expect(request?.parameters.find(({ name }) => name === 'by')?.values).toContain('release');
  expect(request).not.toHaveProperty('body', expect.anything());
});
