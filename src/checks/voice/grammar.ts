import { Dialect, LocalLinter } from 'harper.js';
import { binaryInlined } from 'harper.js/binaryInlined';
import type { Fault } from '../../lib/fault.ts';
import { proseLines } from '../quality/prose-lines.ts';
import { GRAMMAR_RULES } from './grammar-rules.ts';
import type { WrittenText } from './written-texts.ts';

export type GrammarCheck = (text: WrittenText) => Promise<Fault[]>;

/** Loads the grammar checker, offline, with the rules of `grammar-rules.ts` and nothing else. */
export async function loadGrammarCheck(): Promise<GrammarCheck> {
  const linter = new LocalLinter({ binary: binaryInlined, dialect: Dialect.British });
  await linter.setup();
  const rules = Object.keys(await linter.getDefaultLintConfig());
  await linter.setLintConfig(Object.fromEntries(rules.map((rule) => [rule, GRAMMAR_RULES.includes(rule)])));
  return async ({ file, line, source }) => {
    // Inline code keeps its place in the sentence and is not read.
    const prose = proseLines(source).map(({ text }) => text.replaceAll('\u0000', '`x`'));
    // Each line is a paragraph: the title must not run into the description.
    const characters = [...prose.join('\n\n')];
    const lints = await linter.lint(characters.join(''), { language: 'markdown' });
    return lints.map((lint) => {
      const { start, end } = lint.span();
      const before = characters.slice(0, start);
      const around = [...before.slice(-20), ...characters.slice(start, end + 20)].join('').replaceAll('\n', ' ').trim();
      const number = line + before.filter((character) => character === '\n').length / 2;
      return { file, line: number, problem: `Grammar: "${around}".`, remedy: lint.message() };
    });
  };
}
