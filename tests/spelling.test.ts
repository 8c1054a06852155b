import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join(process.cwd(), '.cache/spelling-'));
afterAll(() => rmSync(folder, { recursive: true }));

function checkSpelling(...files: string[]): string[] {
  const args = ['lint', '--no-progress', '--no-summary', '--relative', '--no-must-find-files', ...files];
  const { stdout, stderr } = spawnSync('node_modules/.bin/cspell', args, {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return `${stdout}${stderr}`.split('\n').filter(Boolean);
}

it('prose is spelled right, in British English', () => expect(checkSpelling()).toEqual([]));

it('finds misspelled and American words in prose, and ignores code, names and URLs', () => {
  const file = join(folder, 'probe.mdx');
  writeFileSync(
    file,
    [
      '---',
      'title: A colour of its own, and a color',
      'tags: [qwertzu]',
      '---',
      '',
      'We recieve `asdfqw` at https://qwqwqe.example/asdw and [there](/zzqx).',
      '',
      '```py',
      'asdfqwe = zzzxq',
      '```',
      '',
      '<Callout type="zxzxzx">This is wrogn.</Callout>',
      '',
    ].join('\n'),
  );
  const words = checkSpelling('--dot', file).map((line) =>
    /^.*:(\d+):\d+ - [^(]*\((\w+)\)/.exec(line)?.slice(1, 3).join(' '),
  );
  expect(words).toEqual(['2 color', '6 recieve', '12 wrogn']);
});
