import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { parseGitLog, readGitDates } from './git-dates.ts';

it('takes the newest commit that names a file', () => {
  const log =
    '\0' +
    '2026-11-04\n\ncontent/a.mdx\ncontent/日本.mdx\n\0' +
    '2026-10-01\n\ncontent/a.mdx\ncontent/b c.mdx\n\0' +
    '2026-09-01\n';
  expect([...parseGitLog(log)]).toEqual([
    ['content/a.mdx', '2026-11-04'],
    ['content/日本.mdx', '2026-11-04'],
    ['content/b c.mdx', '2026-10-01'],
  ]);
});

it('knows nothing where nothing is known', () => {
  expect(parseGitLog('').size).toBe(0);
  expect(readGitDates(tmpdir()).size).toBe(0);
});
