import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContracts } from '../src/checks/samples/contracts.ts';
import { knownVariables } from '../src/checks/samples/env-names.ts';
import { getFences } from '../src/checks/samples/fences.ts';
import { nameFaults } from '../src/checks/samples/platform-names.ts';
import { readStub } from '../src/checks/samples/python-stubs.ts';
import { getPattern, messageFaults } from '../src/checks/samples/sdk-messages.ts';
import { formatFault } from '../src/lib/fault.ts';
import { parseFrontMatter } from '../src/markdown/front-matter.ts';
import { FRONT_MATTER_FIELDS, frontMatterSchema } from '../src/schema/front-matter.ts';
import { exportsSchema } from '../src/schema/platform.ts';

const contracts = readContracts(process.cwd());
const { openapi, platform, env, errorCodes, stubs } = contracts;
const { operations, messages, attributes } = platform;
const { blobStorage, interface: lists } = exportsSchema.parse(
  JSON.parse(readFileSync('contracts/exports.json', 'utf8')),
);
const pages = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .sort()
  .map((file) => ({ file: `content/${file}`, text: readFileSync(join('content', file), 'utf8') }));
/** The notebook that is the page on the low-level SDK. */
const lowLevel = JSON.parse(readFileSync('cookbook/python_sdk_low_level.ipynb', 'utf8')) as {
  cells: { source: string | string[] }[];
};
/** All text below a folder of the content; the docs also have a page that is a notebook. */
const getText = (folder: string) =>
  [
    ...pages.filter(({ file }) => file.startsWith(`content/${folder}`)).map(({ text }) => text),
    ...(folder === 'docs' ? lowLevel.cells.map(({ source }) => [source].flat().join('')) : []),
  ].join('\n');
const getFields = (name: string) =>
  Object.keys((openapi.components.schemas[name] as { properties: Record<string, unknown> }).properties);
const toCamelCase = (name: string) => name.replace(/[_.]([a-z])/g, (_, letter: string) => letter.toUpperCase());

describe('messages.json: what the SDKs log', () => {
  it.each(messages.map(({ id, text }) => [id, text]))('%s is explained on a page, exactly as logged', (_, text) => {
    const pattern = getPattern(text, errorCodes);
    const lines = pages.flatMap((page) =>
      getFences(page.text, page.file).flatMap(({ code }) =>
        code.split('\n').map((line) => line.replace(/^\w+:sightglass:|^\[sightglass\] /, '')),
      ),
    );
    const inline = pages.flatMap((page) => Array.from(page.text.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code));
    expect([...lines, ...inline].filter((line) => pattern.test(line))).not.toEqual([]);
  });
  it('every page `errors` entry that looks like an SDK message is one that the SDKs log', () => {
    const declared = pages
      .filter(({ text }) => /^errors:/m.test(text))
      .flatMap(({ file, text }) => {
        const { errors = [] } = parseFrontMatter(text, file, frontMatterSchema('pages'), FRONT_MATTER_FIELDS);
        const code = errors.join('\n');
        return messageFaults({ file, line: 1, language: 'text', code }, messages, errorCodes).map(formatFault);
      });
    expect(declared).toEqual([]);
  });
});

describe('attributes.json: our custom span attributes', () => {
  const ours = attributes.filter((name) => /^sightglass\.(observation|trace)\./.test(name));
  it.each(ours)('%s sets a field of the API', (name) => {
    const [, object = '', field = ''] = /^sightglass\.(\w+)\.(.*)$/.exec(name) ?? [];
    expect(getFields(object === 'trace' ? 'Trace' : 'Observation')).toContain(toCamelCase(field));
  });
  it.each(ours)('%s is explained in the documentation', (name) => expect(getText('docs')).toContain(`\`${name}\``));
  it('pages name no other attributes, metrics and lists', () =>
    expect(pages.flatMap(({ file, text }) => nameFaults(text, file, platform)).map(formatFault)).toEqual([]));
});

describe('operations.json: what operators work with', () => {
  const selfHosting = getText('self-hosting');
  const variables = knownVariables(env);
  it.each(operations.commands.map(({ command }) => command.split(' <')[0]?.split(' --from')[0] ?? ''))(
    'the command "%s" is explained',
    (command) => expect(selfHosting).toMatch(new RegExp(`\\b${RegExp.escape(command).replaceAll('\\x20', ' ')}\\b`)),
  );
  it.each(operations.metrics.map(({ name }) => name))('the metric %s is explained', (name) =>
    expect(selfHosting).toContain(`\`${name}\``),
  );
  it.each(operations.queues.map(({ name }) => name))('the queue %s is explained', (name) =>
    expect(selfHosting).toMatch(new RegExp(`\`${name}\``)),
  );
  it.each(operations.helm.values.flatMap(({ name }) => name.split(', ')))('the Helm value %s is explained', (name) =>
    expect(selfHosting).toMatch(new RegExp(`(\`${RegExp.escape(name)}|\\b${name.split('.')[0]}:)`)),
  );
  it.each(Object.entries(operations.terraform))(
    'the inputs of the Terraform module for %s are explained',
    (cloud, { inputs, outputs, source }) => {
      const page = pages.find(({ file }) => file === `content/self-hosting/deployment/${cloud}.mdx`)?.text ?? '';
      expect(page).toContain(source);
      const missing = inputs.filter((name) => !new RegExp(`\\b${name}\\b`).test(page));
      expect(missing).toEqual([]);
      const used = Array.from(page.matchAll(/\bmodule\.sightglass\.(\w+)/g), ([, name = '']) => name);
      expect(used).not.toEqual([]);
      expect(used.filter((name) => !outputs.includes(name))).toEqual([]);
    },
  );
  it('health checks of the web container are operations of the API', () => {
    const [web = '', ready = ''] = [operations.health.web, operations.health.webWithStores];
    const operation = openapi.paths[web]?.get;
    expect(operation, web).toBeDefined();
    const names = (operation?.parameters ?? []).map(({ name, $ref }) => name ?? $ref);
    expect(names).toContain([...new URLSearchParams(ready.split('?')[1]).keys()][0]);
  });
  it('variables of version 2 map to variables of version 3', () => {
    const next = Object.values(operations.v2.variables).map((name) => name.split(',')[0] ?? '');
    expect(next.filter((name) => !variables.has(name))).toEqual([]);
  });
  it('the ports match the Compose file', () => {
    const compose = getText('self-hosting/deployment/docker-compose');
    expect(compose).toContain(`:${operations.ports.web}`);
    expect(selfHosting).toContain(`localhost:${operations.ports.worker}${operations.health.worker}`);
  });
});

describe('exports.json: export files', () => {
  const page = getText('docs/api-and-data-platform/features/export');
  it('tables and lists are resources of the API', () => {
    const resources = Object.keys(openapi.paths).map((path) => path.split('/')[3]);
    for (const name of [...blobStorage.tables, ...lists.lists]) expect(resources).toContain(name);
  });
  it.each([...blobStorage.schedules, ...lists.formats])('%s is explained', (word) =>
    expect(page.toLowerCase()).toContain(word.toLowerCase()),
  );
  it('file names on pages follow the pattern', () => {
    const part = {
      prefix: '[\\w/-]+',
      table: `(${blobStorage.tables.join('|')})`,
      date: '\\d{4}-\\d\\d-\\d\\d',
      span: '\\d{8}T\\d{4}Z',
      part: '\\d{4}',
    };
    const pattern = (template: string) =>
      new RegExp(
        `^${template
          .split(/\{(\w+)\}/)
          .map((text, index) => (index % 2 === 1 ? part[text as keyof typeof part] : RegExp.escape(text)))
          .join('')}$`,
      );
    const shown = pages.flatMap(({ text, file }) =>
      getFences(text, file)
        .filter(({ language }) => language === 'text')
        .flatMap(({ code }) => code.split('\n').filter((line) => /\.jsonl\.gz$|manifests\//.test(line))),
    );
    expect(shown.length).toBeGreaterThan(3);
    expect(
      shown.filter((line) => !pattern(blobStorage.file).test(line) && !pattern(blobStorage.manifest).test(line)),
    ).toEqual([]);
  });
});

describe('the SDKs and the API agree', () => {
  const python = readStub(stubs.get('sightglass') ?? '');
  const declared = readFileSync('contracts/typescript/tracing/index.d.ts', 'utf8');
  const typescript = (name: string) =>
    Array.from(
      new RegExp(`export interface ${name}\\b[^{]*\\{([\\s\\S]*?)\\n\\}`)
        .exec(declared)?.[1]
        ?.matchAll(/^ {2}(\w+)\??:/gm) ?? [],
      ([, field = '']) => field,
    );
  const takes = (type: string, method: string) =>
    python.classes
      .get(type)
      ?.methods.get(method)
      ?.forms[0]?.parameters.map(({ name }) => toCamelCase(name)) ?? [];
  it.each([
    ['Observation', 'update', 'ObservationUpdate'],
    ['CurrentTrace', 'update', 'TraceUpdate'],
  ])('%s.%s takes the same fields in Python and TypeScript', (type, method, other) => {
    expect(typescript(other).length).toBeGreaterThan(3);
    expect(takes(type, method).sort()).toEqual(typescript(other).sort());
  });
  it('updates of traces and observations use fields of the API', () => {
    expect(typescript('TraceUpdate').filter((name) => !getFields('Trace').includes(name))).toEqual([]);
    expect(typescript('ObservationUpdate').filter((name) => !getFields('Observation').includes(name))).toEqual([]);
  });
});
