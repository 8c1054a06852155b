import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findClosestMatch } from '../../lib/closest-match.ts';
import type { Fault } from '../../lib/fault.ts';
import { findPlanFigures, planFigures, resolvePlanFigure } from '../../site/plan-placeholders.ts';
import type { PlanContract } from '../../site/plans.ts';
import { PLANS_FILE, readPlanContract } from '../../source/plans.ts';
import { findTypedFigures } from './typed-figures.ts';

/** Marks a line of code whose figure only looks like one of a plan. */
const CODE_MARK = 'plan-figure-ok';

/** Blanks fenced code, which shows what programs print; lines stay where they are. */
function withoutFences(text: string): string {
  return text.replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[ \t]*$/gm, (fence) =>
    fence.replace(/[^\n]/g, ''),
  );
}

/** Blanks comments and marked lines of code; lines stay where they are. */
function blankComments(code: string): string {
  return code
    .split('\n')
    .map((line) => (line.includes(CODE_MARK) || /^\s*(?:\/\/|\/?\*)/.test(line) ? '' : line))
    .join('\n');
}

function unknownFaults(text: string, file: string, contract: PlanContract): Fault[] {
  return findPlanFigures(text).flatMap(({ name, line }): Fault[] => {
    if (resolvePlanFigure(name, contract) !== undefined) return [];
    const names = [...planFigures(contract).keys()];
    const suggestion = findClosestMatch(name, names);
    const remedy = suggestion
      ? `Did you mean "${suggestion}"?`
      : `Figures: ${names.join(', ')}; worked out: core.bill(600k).`;
    return [{ file, line, problem: `No plan figure is called "${name}".`, remedy }];
  });
}

/** Reports figures typed by hand in a page, and placeholders without a figure. */
export function contentPlanFaults(text: string, file: string, contract: PlanContract): Fault[] {
  const typed = findTypedFigures(withoutFences(text), contract).map(({ line, text: figure, names }): Fault => {
    const placeholders = names.map((name) => `{{plan:${name}}}`).join(' or ');
    return {
      file,
      line,
      problem: `The plan figure "${figure}" is typed by hand.`,
      remedy: `Write ${placeholders}, which follows ${PLANS_FILE}; if it is another figure, write {{figure:${figure}}}.`,
    };
  });
  return [...unknownFaults(text, file, contract), ...typed];
}

/** Reports figures typed by hand in code that pages show. */
export function codePlanFaults(code: string, file: string, contract: PlanContract): Fault[] {
  return findTypedFigures(blankComments(code), contract).map(({ line, text, names }) => ({
    file,
    line,
    problem: `The plan figure "${text}" is typed by hand.`,
    remedy: `Read ${names.join(' or ')} from the plans (src/site/plans.ts), or end the line with "// ${CODE_MARK}" if it is another figure.`,
  }));
}

function listFiles(root: string, folder: string, pattern: RegExp): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return names
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** Reports every plan figure of a repository that does not come from the contract. */
export function planFaults(root: string): Fault[] {
  if (!existsSync(join(root, PLANS_FILE))) return [];
  const contract = readPlanContract(root);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const words = listFiles(root, 'content', /\.mdx?$|^data\/(?:plan-words|footer|folders)\.json$/);
  const code = listFiles(root, 'src', /(?<!\.test|\.fixture)\.tsx?$/).filter((file) => !file.startsWith('src/checks/'));
  return [
    ...words.flatMap((file) => contentPlanFaults(read(file), file, contract)),
    ...code.flatMap((file) => codePlanFaults(read(file), file, contract)),
  ];
}
