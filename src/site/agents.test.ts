import { expect, it } from 'vitest';
import { AGENTS, isAgent } from './agents.ts';

it.each([
  ['ClaudeBot/1.0', true],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)', true],
  ['mozilla/5.0 (compatible; claude-user/1.0)', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', false],
  ['curl/8.5.0', false],
  [undefined, false],
])('%s is an agent: %s', (userAgent, expected) => expect(isAgent(userAgent)).toBe(expected));

it('names no agent twice', () => expect(new Set(AGENTS.map(({ name }) => name)).size).toBe(AGENTS.length));
