import { beforeAll, describe, expect, it } from 'vitest';
import { type GrammarCheck, loadGrammarCheck } from './grammar.ts';
import { GRAMMAR_RULES, NOISY_RULES } from './grammar-rules.ts';
import { pageText } from './written-texts.ts';

let check: GrammarCheck;
beforeAll(async () => {
  check = await loadGrammarCheck();
});

describe('grammar', () => {
  it.each([
    'Open the the trace.',
    'This is a error.',
    'It allows to filter traces.',
    'The run is more slower then before.',
    'It would of failed.',
  ])('finds: %s', async (text) => {
    const faults = await check(pageText('content/docs/a.mdx', `First line.\n\n${text}`));
    expect(faults).toContainEqual(expect.objectContaining({ file: 'content/docs/a.mdx', line: 3 }));
  });

  it('accepts plain text, code, tables and a title above a description that starts with the same word', async () => {
    const source =
      '---\ntitle: Use folders\ndescription: Folders group prompts of a project by name.\n---\n\nRun `the the` now.\n\n| a | b |\n|---|---|\n| one | two |';
    expect(await check(pageText('content/docs/a.mdx', source))).toEqual([]);
  });

  it('has no rule both enabled and disabled', () =>
    expect(GRAMMAR_RULES.filter((rule) => rule in NOISY_RULES)).toEqual([]));
});
