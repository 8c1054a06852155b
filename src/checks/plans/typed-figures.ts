import { formatDollars, formatShortUnits, formatUnits } from '../../lib/money.ts';
import { withoutPlaceholders } from '../../site/plan-placeholders.ts';
import type { PlanContract } from '../../site/plans.ts';

/** A plan figure that was typed by hand. */
export interface TypedFigure {
  line: number;
  text: string;
  /** The placeholder names that would write it. */
  names: string[];
}

interface Figure {
  name: string;
  pattern: RegExp;
  /** What the paragraph around the figure mentions if the figure is one of a plan. */
  context: RegExp;
}

/** A figure ends where no further digit follows: `$9` is not found in `$9.50` or `$90`. */
const END = String.raw`(?!\d|[.,]\d|[kM]\b)`;
/** Names of plans, and words for them in every language of the site. */
const PLAN = /\b(?:Hobby|Core|Pro|Enterprise|plans?|add-on)\b|ユニット|유닛|单位/;
const UNITS = /\bunits?\b|\b100k\b/i;

/** `$39`, `US$39`, `39 dollars`, `39 USD`, and the same in Japanese, Korean and Chinese. */
function dollarPattern(value: number): RegExp {
  const count = `(?:${RegExp.escape(formatUnits(value))}|${RegExp.escape(String(value))})`;
  const words = `${RegExp.escape(formatDollars(value))}${END}|(?<![\\d$.,])${count} ?(?:dollars|USD|ドル|달러|美元)`;
  return new RegExp(words, 'g');
}

/** `50k units`, `50,000 units`, or the figure in a line about what is included; not `per 100k units`. */
function unitsPattern(value: number): RegExp {
  const tenThousands = formatUnits(value / 10_000);
  const short = `(?:${RegExp.escape(formatShortUnits(value))}|${RegExp.escape(formatUnits(value))})`;
  return new RegExp(
    `(?<![\\w.,$]|\\b(?:per|each|every|of|part of) )${short}(?= units?\\b)|(?<=\\binclu.*)(?<![\\w.,$]|\\b(?:per|each|every|of) )${short}\\b|${tenThousands} ?[万만] ?(?:ユニット|유닛|单位)`,
    'g',
  );
}

function getFigures({ plans, overagePer100k }: PlanContract): Figure[] {
  const figures: Figure[] = [];
  const add = (name: string, pattern: RegExp, context: RegExp) => figures.push({ name, pattern, context });
  for (const { id, monthly, monthlyFrom, unitsIncluded, addOns = [] } of plans) {
    const price = monthly ?? monthlyFrom;
    if (price) add(`${id}.price`, dollarPattern(price), PLAN);
    for (const addOn of addOns) add(`${id}.${addOn.id}.price`, dollarPattern(addOn.monthly), PLAN);
    if (unitsIncluded !== null) add(`${id}.units`, unitsPattern(unitsIncluded), PLAN);
  }
  for (const [index, { price }] of overagePer100k.entries())
    add(`band-${index + 1}.price`, dollarPattern(price), UNITS);
  return figures;
}

/** Lines of a text in paragraphs: runs of lines without an empty one. */
function splitParagraphs(text: string): { line: number; lines: string[] }[] {
  const found: { line: number; lines: string[] }[] = [];
  let current: { line: number; lines: string[] } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') current = undefined;
    else if (current) current.lines.push(line);
    else {
      current = { line: index + 1, lines: [line] };
      found.push(current);
    }
  }
  return found;
}

/** Finds plan prices and included units that are typed by hand in a text. */
export function findTypedFigures(text: string, contract: PlanContract): TypedFigure[] {
  const figures = getFigures(contract);
  return splitParagraphs(text).flatMap(({ line: first, lines }) => {
    const whole = lines.join('\n');
    const fitting = figures.filter(({ context }) => context.test(whole));
    return lines.flatMap((line, index) => findFiguresInLine(withoutPlaceholders(line), first + index, fitting));
  });
}

function findFiguresInLine(line: string, lineNumber: number, figures: readonly Figure[]): TypedFigure[] {
  const found = new Map<string, string[]>();
  for (const { name, pattern } of figures)
    for (const [text] of line.matchAll(pattern)) found.set(text, [...new Set([...(found.get(text) ?? []), name])]);
  return [...found].map(([text, names]) => ({ line: lineNumber, text, names }));
}
