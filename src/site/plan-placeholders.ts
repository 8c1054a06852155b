import { formatDollars, formatShortUnits, formatUnits } from '../lib/money.ts';
import { formatDays, type PlanContract, type PlanFacts } from './plans.ts';
import { monthlyBill, usageCost } from './usage-cost.ts';

const PLACEHOLDER = /\{\{(plan|figure):([^{}\n]*)\}\}/g;
const COMPUTED_FIGURE = /^(\w+)\.(bill|usage|beyond)\(([\d.]+)([kM])\)$/;

/** A figure of the contract with the name by which content refers to it. */
export type PlanFigures = ReadonlyMap<string, string>;

function getFigures({ id, monthly, monthlyFrom, unitsIncluded, dataAccessDays, seats, addOns = [] }: PlanFacts) {
  const price = monthly ?? monthlyFrom;
  const figures: [string, string][] = [];
  if (price) figures.push([`${id}.price`, formatDollars(price)], [`${id}.half-price`, formatDollars(price / 2)]);
  if (unitsIncluded !== null)
    figures.push([`${id}.units`, formatShortUnits(unitsIncluded)], [`${id}.units-exact`, formatUnits(unitsIncluded)]);
  if (dataAccessDays !== null) figures.push([`${id}.data-access`, formatDays(dataAccessDays)]);
  figures.push([`${id}.seats`, seats === null ? 'unlimited' : String(seats)]);
  for (const addOn of addOns) figures.push([`${id}.${addOn.id}.price`, formatDollars(addOn.monthly)]);
  return figures;
}

/** Every named figure: `core.price`, `hobby.units`, `pro.team.price`, `band-1.price`. */
export function planFigures({ plans, overagePer100k }: PlanContract): PlanFigures {
  const bands = overagePer100k.flatMap(({ upTo, price }, index): [string, string][] => {
    const name = `band-${index + 1}`;
    const end: [string, string][] = upTo === null ? [] : [[`${name}.up-to`, formatShortUnits(upTo)]];
    return [[`${name}.price`, formatDollars(price)], ...end];
  });
  return new Map([...plans.flatMap(getFigures), ...bands]);
}

/** Works out a figure of an example: `core.bill(600k)`, `core.usage(600k)`, `core.beyond(600k)`. */
function computeFigure(name: string, { plans, overagePer100k }: PlanContract): string | undefined {
  const [, id, what, digits, suffix] = COMPUTED_FIGURE.exec(name) ?? [];
  const plan = plans.find((one) => one.id === id);
  if (!plan?.overage || plan.unitsIncluded === null) return undefined;
  const units = Math.round(Number(digits) * (suffix === 'k' ? 1_000 : 1_000_000));
  if (what === 'bill') return formatDollars(monthlyBill(units, plan, overagePer100k));
  if (what === 'usage') return formatDollars(usageCost(units, plan.unitsIncluded, overagePer100k).dollars);
  return formatShortUnits(Math.max(0, units - plan.unitsIncluded));
}

/** The text of a figure; undefined if the contract has none of that name. */
export function resolvePlanFigure(name: string, contract: PlanContract): string | undefined {
  return planFigures(contract).get(name) ?? computeFigure(name, contract);
}

/** Replaces `{{plan:name}}` with the contract's figure and `{{figure:text}}` with its text; unknown names stay. */
export function expandPlanFigures(text: string, contract: PlanContract): string {
  if (!text.includes('{{plan:') && !text.includes('{{figure:')) return text;
  return text.replace(PLACEHOLDER, (placeholder, kind: string, name: string) =>
    kind === 'figure' ? name : (resolvePlanFigure(name, contract) ?? placeholder),
  );
}

/** Every figure that a text names, with its line. */
export function findPlanFigures(text: string): { name: string; line: number }[] {
  return text.split('\n').flatMap((line, index) =>
    Array.from(line.matchAll(PLACEHOLDER), ([, kind, name = '']) => ({ kind, name, line: index + 1 }))
      .filter(({ kind }) => kind === 'plan')
      .map(({ name, line: lineNumber }) => ({ name, line: lineNumber })),
  );
}

/** Removes placeholders, so that what is left was typed by hand. */
export function withoutPlaceholders(text: string): string {
  return text.replace(PLACEHOLDER, '');
}
