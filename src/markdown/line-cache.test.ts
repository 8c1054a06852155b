import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import { codeToTokensBase, createShikiPrimitiveAsync } from '@shikijs/primitive';
import { expect, it, vi } from 'vitest';
import { CODE_THEME } from './code-theme.ts';
import { cacheLines } from './line-cache.ts';

const LANGUAGES = ['python', 'ts', 'bash', 'yaml'];
/** Lines whose meaning depends on earlier lines: in strings, in comments, in here-documents. */
const SAMPLES = [
  ['python', 'import os\n\ndef a(b: int):\n    """One\n    import os\n    """\n    return b'],
  ['python', 'import os\ntext = """\nimport os\n"""\nimport os'],
  ['ts', "import { a } from 'b'\nconst c = `\nimport { a } from 'b'\n` + a(`\n}`)\nimport { a } from 'b'"],
  ['ts', "/*\nimport { a } from 'b'\n*/\nimport { a } from 'b'\nconst d = (\n  a\n)"],
  ['bash', 'cat <<EOF\necho one\nEOF\necho one\ncat <<END\necho one\nEOF\nEND\necho one'],
  ['yaml', 'a: |\n  b: 1\n  c\nb: 1\na: >\n  b: 1\nb: 1'],
] as const;

const create = async () => {
  const shiki = await createShikiPrimitiveAsync({
    themes: [CODE_THEME],
    langs: [],
    engine: createJavaScriptRegexEngine(),
  });
  for (const language of LANGUAGES) await shiki.loadLanguage(import(`@shikijs/langs/${language}`));
  return shiki;
};

it('highlights as without a cache, whatever the earlier lines', async () => {
  const [plain, remembering] = [await create(), await create()];
  for (const language of LANGUAGES) cacheLines(remembering.getLanguage(language));
  const color = (shiki: typeof plain, [lang, code]: (typeof SAMPLES)[number]) =>
    codeToTokensBase(shiki, code, { lang, theme: CODE_THEME, tokenizeTimeLimit: 0 });
  for (const sample of [...SAMPLES, ...SAMPLES.toReversed()])
    expect(color(remembering, sample)).toEqual(color(plain, sample));
});

it('parses a line once in the same context', async () => {
  const shiki = await create();
  const grammar = shiki.getLanguage('python');
  const read = vi.spyOn(grammar, 'tokenizeLine2');
  cacheLines(grammar);
  for (const code of ['import a\nx = 1\nx = 1\nimport a', 'import a\nx = 1\nx = 2'])
    codeToTokensBase(shiki, code, { lang: 'python', theme: CODE_THEME, tokenizeTimeLimit: 0 });
  expect(read.mock.calls.map(([text]) => text)).toEqual(['import a', 'x = 1', 'import a', 'x = 2']);
});
