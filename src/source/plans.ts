import { FaultError } from '../lib/fault.ts';
import { formatDollars, formatShortUnits } from '../lib/money.ts';
import { allPlanWordsSchema, type Plan, type PlanWords, planContractSchema } from '../schema/plans.ts';
import { formatDays, type PlanContract, type PlanFacts } from '../site/plans.ts';
import { PRICED_UNITS } from '../site/usage-cost.ts';
import { parseData } from './parse-data.ts';
import { readText } from './read-text.ts';

/** The file with the prices, included units and limits of the plans. */
export const PLANS_FILE = 'contracts/plans.json';
/** Text about the plans, without figures. */
export const PLAN_WORDS_FILE = 'content/data/plan-words.json';

/** Reads the figures of the plans. */
export function readPlanContract(root: string): PlanContract {
  return parseData(readText(root, PLANS_FILE), PLANS_FILE, planContractSchema);
}

/** Reads the plans as the pricing pages show them: figures of the contract combined with the text. */
export function readPlans(root: string, contract: PlanContract): Plan[] {
  const words = parseData(readText(root, PLAN_WORDS_FILE), PLAN_WORDS_FILE, allPlanWordsSchema);
  return describePlans(contract, words);
}

/** Adds the contract's figures to the text; throws if a plan has no text, or text in place of a figure. */
export function describePlans(contract: PlanContract, words: readonly PlanWords[]): Plan[] {
  return contract.plans.map((facts): Plan => {
    const planWords = words.find(({ id }) => id === facts.id);
    if (!planWords) throw wordsFault(`The plan "${facts.id}" has no text.`, `Add an entry with "id": "${facts.id}".`);
    const { id, summary, includes, action } = planWords;
    return {
      id,
      summary,
      includes,
      action,
      name: facts.name,
      price: priceText(facts),
      priceNote: planWords.priceNote ?? paidNote(facts),
      units: figureOrWords(facts, 'unitsIncluded', planWords, 'customUnits', (units) =>
        unitsText(units, facts, contract),
      ),
      dataAccess: figureOrWords(
        facts,
        'dataAccessDays',
        planWords,
        'customDataAccess',
        (days) => `${formatDays(days)} of data`,
      ),
      seats: facts.seats === null ? 'Unlimited seats' : facts.seats === 1 ? '1 seat' : `${facts.seats} seats`,
    };
  });
}

function priceText({ monthly, monthlyFrom = 0 }: PlanFacts): string {
  if (monthly === undefined) return `from ${formatDollars(monthlyFrom)}`;
  return monthly === 0 ? 'Free' : formatDollars(monthly);
}

function paidNote({ addOns = [] }: PlanFacts): string {
  return ['a month', ...addOns.map(({ name, monthly }) => `${name} add-on ${formatDollars(monthly)}`)].join('; ');
}

function unitsText(units: number, { overage }: PlanFacts, { overagePer100k: [band] }: PlanContract): string {
  const included = `${formatShortUnits(units)} units a month`;
  if (!overage || !band) return included;
  return `${included}, then from ${formatDollars(band.price)} per ${formatShortUnits(PRICED_UNITS)}`;
}

function figureOrWords(
  facts: PlanFacts,
  figure: 'unitsIncluded' | 'dataAccessDays',
  words: PlanWords,
  field: 'customUnits' | 'customDataAccess',
  format: (value: number) => string,
): string {
  const [value, text] = [facts[figure], words[field]];
  if (value === null && text !== undefined) return text;
  if (value !== null && text === undefined) return format(value);
  throw value === null
    ? wordsFault(`The plan "${facts.id}" has no "${field}".`, `Add it: ${PLANS_FILE} has no "${figure}" for this plan.`)
    : wordsFault(`The plan "${facts.id}" has "${field}".`, `Remove it: ${PLANS_FILE} has "${figure}".`);
}

function wordsFault(problem: string, remedy: string): FaultError {
  return new FaultError([{ file: PLAN_WORDS_FILE, problem, remedy }]);
}
