import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TOOLS } from './tools.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

const tool = (...args: string[]) => spawnSync(process.execPath, ['scripts/tool.ts', ...args], { encoding: 'utf8' });

describe('npm run tool', () => {
  it('lists every tool with a description', () => {
    const { status, stdout } = tool();
    expect(status).toBe(0);
    for (const [name, { description }] of Object.entries(TOOLS))
      expect(stdout).toMatch(new RegExp(`^  ${name} +${RegExp.escape(description)}$`, 'm'));
  });
  it('suggests the closest tool for a misspelt one', () => {
    const { status, stderr } = tool('chek:links');
    expect([status, stderr]).toEqual([
      1,
      'There is no tool "chek:links". Did you mean "check:links"? Run "npm run tool" for the list.\n',
    ]);
    expect(tool('constructor').stderr).toBe('There is no tool "constructor". Run "npm run tool" for the list.\n');
  });
  it("passes on arguments and exits with the tool's status", () => {
    const { status, stdout, stderr } = tool('feedback', 'no-such-command');
    expect([status, `${stdout}${stderr}`]).toEqual([expect.any(Number), expect.stringContaining('no-such-command')]);
    expect(status).not.toBe(0);
  });
});

describe('notebooks:run', () => {
  it('suggests the closest notebook for a misspelt one, and runs none', () => {
    const { status, stdout, stderr } = tool('notebooks:run', 'cookbook/python_decorator.ipynb', 'zzzzzz');
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      'There is no notebook "python_decorator" in cookbook/notebooks.json. Did you mean "python_decorators"?\n' +
        'There is no notebook "zzzzzz" in cookbook/notebooks.json. Add an entry, or correct the name.\n',
    ]);
  });
});

describe('the tools', () => {
  it.each(Object.entries(TOOLS))('%s runs an existing file', (_, { steps, meanwhile = [] }) => {
    for (const [command, first = ''] of [...steps, ...meanwhile]) {
      if (command === 'tool') expect(TOOLS).toHaveProperty([first]);
      else if (command !== 'node') expect(existsSync(`node_modules/.bin/${command}`)).toBe(true);
      else if (!first.startsWith('dist/')) expect(existsSync(first)).toBe(true);
    }
  });
  it('check runs every check that a change must pass', () => {
    const { steps = [], meanwhile = [] } = TOOLS.check ?? {};
    expect([...steps, ...meanwhile].map(([, name]) => name).sort()).toEqual(
      ['content', 'house', 'lint', 'notebooks', 'samples', 'spelling', 'types', 'voice'].map((name) => `check:${name}`),
    );
  });
  it('leave at most 15 npm scripts', () => expect(Object.keys(scripts).length).toBeLessThanOrEqual(15));
  it('are called by the scripts of the same name', () => {
    for (const [name, command] of Object.entries(scripts)) {
      const called = /scripts\/tool\.ts (\S+)$/.exec(command)?.[1];
      if (called) expect([called, Object.keys(TOOLS)]).toEqual([name, expect.arrayContaining([name])]);
    }
  });
});

it('commands in docs, messages and comments exist', () => {
  const files = ['*.md', '*.ts', '*.tsx', 'Dockerfile', ':!content', ':!cookbook', ':!scripts/tool.test.ts'];
  const mentions = execFileSync('git', ['grep', '-hoE', 'npm run (tool -- )?[a-z][a-z:-]*', '--', ...files], {
    encoding: 'utf8',
  });
  const unknown = new Set(mentions.trim().split('\n')).values().filter((mention) => {
    const [, , name = '', , toolName] = mention.split(' ');
    return toolName === undefined ? !Object.hasOwn(scripts, name) : !Object.hasOwn(TOOLS, toolName);
  });
  expect([...unknown]).toEqual([]);
});
