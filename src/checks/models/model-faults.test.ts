import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatFault } from '../../lib/fault.ts';
import { daysUntil, modelFaults } from './model-faults.ts';
import { writeRoles } from './write-roles.ts';

const root = mkdtempSync(join(tmpdir(), 'models-'));
afterAll(() => rmSync(root, { recursive: true }));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const fence = (code: string, info = 'python') => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const known = (endDate: string | null) => ({
  models: [
    { role: 'openai-cheap', id: 'gpt-6-luna', provider: 'OpenAI', endDate },
    { role: 'openai-main', id: 'gpt-6.1-sol', provider: 'OpenAI', endDate: null },
  ],
  retired: [{ id: 'gpt-6-retired', endDate: '2027-01-14', role: 'openai-cheap' }],
});
const TODAY = new Date('2026-11-16T23:00:00Z');

/** Returns the faults of a repository with these files and its models. */
function faultsWith(files: Record<string, string>, endDate: string | null = null): string[] {
  for (const folder of ['content', 'cookbook', 'contracts', 'src'])
    rmSync(join(root, folder), { recursive: true, force: true });
  write('contracts/models.json', JSON.stringify(known(endDate)));
  for (const [file, text] of Object.entries(files)) write(file, text);
  return modelFaults(root, TODAY).map(formatFault);
}

describe('a model that ends in 30 days', () => {
  it('fails the check, which names pages, cells, traces and source files', () => {
    const faults = faultsWith(
      {
        'content/docs/a.mdx': `Text.\n\n${fence('model="{{model:openai-cheap}}"')}`,
        'content/docs/b.mdx': 'Uses `{{model:openai-cheap}}`.',
        'content/docs/c.mdx': fence('model="{{model:openai-main}}"'),
        'cookbook/n.ipynb': JSON.stringify({
          cells: [{ cell_type: 'code', id: 'first-call', source: ['a = 1\n', 'model="gpt-6-luna"'] }],
        }),
        'cookbook/traces/n.json': '{ "model": "gpt-6-luna" }',
        'src/a.ts': "/** Not `gpt-6-retired`. */\nexport const a = 'gpt-6-luna';",
        'src/a.test.ts': "export const a = 'gpt-6-luna';",
      },
      '2026-12-16',
    );
    expect(faults.map((fault) => fault.split(': ')[0])).toEqual([
      'content/docs/a.mdx:4',
      'content/docs/b.mdx:1',
      'cookbook/n.ipynb#first-call:2',
      'cookbook/traces/n.json:1',
      'src/a.ts:2',
    ]);
    expect(faults[0]).toContain('The model gpt-6-luna (openai-cheap) ends on 2026-12-16, in 30 days.');
  });
  it('fails even if nothing uses it', () =>
    expect(faultsWith({}, '2026-12-16')).toEqual([expect.stringContaining('contracts/models.json: The model')]));
  it.each([
    ['2027-01-15', 1],
    ['2027-01-16', 0],
    ['2026-11-15', 1],
  ])('reports it from 60 days before: %s', (endDate, count) => expect(faultsWith({}, endDate)).toHaveLength(count));
  it('counts calendar days', () => expect(daysUntil('2026-11-17', TODAY)).toBe(1));
});

describe('ids and roles', () => {
  it('reports unknown, retired and literal ids in a page', () => {
    const faults = faultsWith({
      'content/a.mdx': [
        fence('model="gpt-7"'),
        fence('model="gpt-6-retired"'),
        fence('model="openai/gpt-6-luna"'),
        fence('model="{{model:openai-cheep}}"'),
      ].join(''),
    });
    expect(faults).toEqual([
      expect.stringContaining('a.mdx:2: The model gpt-7 is not in contracts/models.json.'),
      expect.stringContaining('a.mdx:5: The model gpt-6-retired is retired (end: 2027-01-14).'),
      expect.stringContaining('Write openai/{{model:openai-cheap}}'),
      expect.stringContaining('Did you mean "openai-cheap"?'),
    ]);
  });
  it('allows text to name retired models, and samples to opt out', () =>
    expect(
      faultsWith({ 'content/a.mdx': `\`gpt-6-retired\` ends.\n${fence('"gpt-6-unlisted"', 'python unchecked="x"')}` }),
    ).toEqual([]));
  it('allows notebooks to use ids that are listed', () => {
    const cells = [
      { cell_type: 'code', id: 'a', source: 'model="gpt-6-luna"' },
      { cell_type: 'markdown', id: 'b', source: `\`gpt-6-luna\`\n${fence('"gpt-6-luna"')}` },
      { cell_type: 'code', id: 'c', source: 'model="gpt-7"' },
    ];
    expect(faultsWith({ 'cookbook/n.ipynb': JSON.stringify({ cells }), 'cookbook/broken.ipynb': '{' })).toEqual([
      expect.stringContaining('cookbook/n.ipynb#c:1: The model gpt-7 is not'),
    ]);
  });
});

it('replaces ids with roles in samples and inline code, and retired ids only in samples', () => {
  const page = `\`gpt-6-luna\`, \`gpt-6-retired\`\n${fence('a("openai:gpt-6-luna", "gpt-6-retired", "gpt-6-lunar")')}`;
  expect(writeRoles(page, 'a.mdx', known(null))).toBe(
    `\`{{model:openai-cheap}}\`, \`gpt-6-retired\`\n${fence('a("openai:{{model:openai-cheap}}", "{{model:openai-cheap}}", "gpt-6-lunar")')}`,
  );
});
