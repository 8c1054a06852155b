import type { AskedWord } from '../search/question.ts';
import type { Candidate } from './candidates.ts';
import { headOf, type Passage, type Sample, type Unit, unitsOf } from './passage.ts';
import { shareOf, termsIn, termsOfPart } from './weigh.ts';

/** Sentences that lean on the one before them. */
const LEANS =
  /^(?:It|Its|This|That|These|Those|They|Their|Then|Both|Either|Neither|Such|So|But|And|Or|Also|Otherwise|Instead|There|He|She|Here)\b/;
/** Sentences that speak of the page, or only lead on to others. */
const LEADS_ON =
  /^(?:Next|See also|Read on|Continue with|All questions|More (?:in|on))\b|\b(?:see|read) [^.]*\.$|\b(?:this page|the banner above|this guide)\b/i;
/** A passage whose name holds this much of the question answers with its beginning. */
const NAMED = 0.5;
/** What a further sentence must add to be quoted. */
const ADDS = 0.12;
/** A sentence with a link that is shorter than this mostly leads elsewhere. */
const SHORT = 120;
/** Units that are longer than this are read on their page. */
const LONG = 420;
/** No answer begins with a unit of this burden. */
const HEAVY = 0.25;
/** Longest list that is quoted whole after the sentence that opens it. */
const LONGEST_LIST = 5;

interface Weighed {
  unit: Unit;
  at: number;
  score: number;
}

/** The units of a passage that answer, in their order; at most `most`. */
export function pickUnits(words: readonly AskedWord[], { passage, named }: Candidate, most: number): Unit[] {
  const units = unitsOf(passage);
  const weighed = units.map((unit, at): Weighed => ({ unit, at, score: scoreOf(words, unit, at, units) }));
  const best = weighed.reduce<Weighed | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined);
  if (!best) return [];
  const chosen = new Set<number>();
  const add = (at: number) => {
    const own = withContext(at, units, passage).filter((one) => !chosen.has(one));
    // What belongs together is quoted whole or not at all.
    if (chosen.size + own.length <= most) for (const one of own) chosen.add(one);
  };
  const lead = leadOf(units);
  if (named >= NAMED && lead >= 0) {
    add(lead);
    fillParagraph(lead, units, chosen, Math.min(most, 3), add);
  } else {
    add(best.at);
    fillParagraph(best.at, units, chosen, Math.min(most, 2), add);
  }
  for (const { at, score } of weighed.toSorted((a, b) => b.score - a.score || a.at - b.at)) {
    if (chosen.size >= most || score < 0.2) break;
    if (!chosen.has(at) && gain(words, units, chosen, at) >= ADDS) add(at);
  }
  return [...chosen].sort((a, b) => a - b).flatMap((at) => units[at] ?? []);
}

/** The sentence that a passage begins with, where it begins with one that says something. */
function leadOf(units: readonly Unit[]): number {
  const at = units.findIndex((unit) => unit.kind !== 'sentence' || burdenOf(unit) < HEAVY);
  return units[at]?.kind === 'sentence' ? at : -1;
}

function scoreOf(words: readonly AskedWord[], unit: Unit, at: number, units: readonly Unit[]): number {
  const first = units[at - 1]?.block !== unit.block;
  const place = (at === 0 ? 0.15 : 0) + (first ? 0.05 : 0);
  const head = headOf(unit, units);
  const texts = [unit, ...(head ? [head] : [])].map(termsOfPart);
  return shareOf(words, ...texts) + place - burdenOf(unit);
}

/** What speaks against quoting a unit. */
function burdenOf(unit: Unit): number {
  const { kind, text, links } = unit;
  if (kind === 'head') return 1;
  const burdens = [
    leadsOn(unit) && 0.3,
    links > 0 && text.length < SHORT && 0.2,
    text.length > LONG && 0.25,
    kind === 'row' && 0.05,
    // A line without an end is a caption or a name.
    kind === 'sentence' && !/[.!?:。!?”"’)]$/.test(text) && 0.25,
  ];
  return burdens.reduce<number>((sum, burden) => sum + (burden || 0), 0);
}

function leadsOn(unit: Unit | undefined): boolean {
  return unit !== undefined && LEADS_ON.test(unit.text);
}

/** What a unit holds of the question that the chosen ones do not. */
function gain(words: readonly AskedWord[], units: readonly Unit[], chosen: ReadonlySet<number>, at: number): number {
  const textOf = (all: Iterable<number>) => termsIn([...all].map((one) => units[one]?.text).join('\n'));
  return shareOf(words, textOf([...chosen, at])) - shareOf(words, textOf(chosen));
}

/** Goes on with the sentences of the same paragraph. */
function fillParagraph(
  from: number,
  units: readonly Unit[],
  chosen: ReadonlySet<number>,
  most: number,
  add: (at: number) => void,
): void {
  const start = units[from];
  for (let at = from + 1; start?.kind === 'sentence' && units[at]?.block === start.block; at++) {
    if (chosen.size >= most || leadsOn(units[at])) return;
    add(at);
  }
}

/** A unit with what it cannot be read without: the sentence it leans on, the list it opens, the head of its table. */
function withContext(at: number, units: readonly Unit[], passage: Passage): number[] {
  const unit = units[at];
  if (!unit) return [];
  if (unit.kind === 'row') {
    const head = headOf(unit, units);
    return head ? [units.indexOf(head), at] : [at];
  }
  if (unit.kind === 'item') return [...opener(at, units), at];
  const before =
    LEANS.test(unit.text) && units[at - 1]?.block === unit.block ? withContext(at - 1, units, passage) : [];
  return [...before, at, ...(unit.text.endsWith(':') ? listAfter(at, units, passage) : [])];
}

/** The sentence that opens the list of an item. */
function opener(at: number, units: readonly Unit[]): number[] {
  const first = units.findIndex(({ block }) => block === units[at]?.block);
  return units[first - 1]?.text.endsWith(':') ? [first - 1] : [];
}

/** The list or table that a sentence with a colon opens, where it is short enough. */
function listAfter(at: number, units: readonly Unit[], passage: Passage): number[] {
  if (sampleAfter(units[at], passage)) return [];
  const next = units[at + 1];
  if (!next || next.kind === 'sentence') return [];
  const list = units.flatMap(({ block }, index) => (block === next.block ? index : []));
  return list.length <= LONGEST_LIST ? list : [];
}

/** The sample that a sentence opens. */
export function sampleAfter(unit: Unit | undefined, { parts }: Passage): Sample | undefined {
  const next = unit && parts[parts.indexOf(unit) + 1];
  return next?.kind === 'code' ? next : undefined;
}
