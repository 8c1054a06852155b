import { expect, it } from 'vitest';
import { AGENTS } from '../../site/agents.ts';
import { robotsText } from './robots-txt.ts';

const SITE = 'https://s.example';
const all = { search: true, aiInput: true, aiTrain: true };
const groups = (text: string) =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('User-agent'))
    .map((block) => block.split('\n'));

it('allows every named agent if all uses are welcome', () => {
  const [everyone = [], named = [], ...more] = groups(robotsText(SITE, all));
  expect(everyone[0]).toBe('User-agent: *');
  expect(named.filter((line) => line.startsWith('User-agent'))).toEqual(
    AGENTS.map(({ name }) => `User-agent: ${name}`),
  );
  expect(more).toEqual([]);
  for (const group of [everyone, named]) {
    expect(group).toContain('Content-Signal: search=yes, ai-input=yes, ai-train=yes');
    expect(group).toContain('Disallow: /api/');
    expect(group).toContain('Allow: /api/og');
    expect(group).not.toContain('Disallow: /');
  }
});

it('disallows the agents of an unwelcome use, and states the policy for all', () => {
  const text = robotsText(SITE, { ...all, aiTrain: false });
  const [everyone = [], welcome = [], shut = []] = groups(text);
  expect(text.match(/ai-train=no/g)).toHaveLength(3);
  expect(everyone).not.toContain('Disallow: /');
  expect(welcome).toContain('User-agent: Claude-User');
  expect(welcome).not.toContain('User-agent: GPTBot');
  expect(shut).toEqual(expect.arrayContaining(['User-agent: GPTBot', 'User-agent: CCBot', 'Disallow: /']));
});

it('names the sitemap', () => expect(robotsText(SITE)).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`));
