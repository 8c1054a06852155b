import type { RankedUnit } from './rank.ts';
import type { Unit } from './units.ts';

/** What is quoted from one section: units in page order. */
export interface Passage {
  page: RankedUnit['page'];
  section: number;
  units: readonly Unit[];
  /** The unit that answers best. */
  best: Unit;
}

/** How much is quoted. Scores are those of the ranker, in which 1 is a clear difference. */
const LIMITS = {
  passages: 3,
  /** Units of one section; rows or items of one table or list. */
  units: 4,
  rows: 4,
  /** Characters of prose in total. */
  characters: 1500,
  /** How far a further unit of a section may be behind the best one there, and a further passage behind the first. */
  nearUnit: 2.5,
  nearPassage: 3.5,
} as const;

/** Sentences that cannot be understood without the one before. */
const LEANS =
  /^(?:It|Its|This|That|These|Those|They|Their|Then|Both|Either|Neither|Such|So|But|And|Or|Also|Otherwise|Instead|There|Here)\b/;

interface Place {
  best: RankedUnit;
  units: Unit[];
}

/** The passages that answer best, the best first. */
export function choosePassages(ranked: readonly RankedUnit[]): Passage[] {
  const places: Place[] = [];
  let left: number = LIMITS.characters;
  for (const one of ranked) {
    if (one.score < (ranked[0]?.score ?? 0) - LIMITS.nearPassage) break;
    const place = places.find(({ best }) => isSamePlace(best, one));
    const units = place ? (fits(place, one) ? [one.unit] : []) : places.length < LIMITS.passages ? [one.unit] : [];
    const size = units.reduce((sum, { text }) => sum + text.length, 0);
    if (units.length === 0 || (size > left && places.length > 0)) continue;
    left -= size;
    if (place) place.units.push(...units);
    else places.push({ best: one, units });
  }
  return places.map(({ best, units }) => ({
    page: best.page,
    section: best.unit.section,
    best: best.unit,
    units: withContext(units, best.page.units).sort((a, b) => a.index - b.index),
  }));
}

const isSamePlace = (one: RankedUnit, other: RankedUnit) =>
  one.page.path === other.page.path && one.unit.section === other.unit.section;

function fits({ best, units }: Place, { unit, score }: RankedUnit): boolean {
  if (score < best.score - LIMITS.nearUnit) return false;
  const siblings = units.filter(({ block, position }) => position !== undefined && block === unit.block);
  if (siblings.length > 0) return siblings.length < LIMITS.rows;
  return new Set(units.map(({ block }) => block)).size < LIMITS.units;
}

/** Adds the unit before one that leans on it. */
function withContext(units: readonly Unit[], all: readonly Unit[]): Unit[] {
  const added = units.flatMap((unit) => {
    const before = all[unit.index - 1];
    const leans = LEANS.test(unit.text) && before?.section === unit.section && before.kind === 'text';
    return leans && !units.includes(before) ? [before] : [];
  });
  return [...new Set([...units, ...added])];
}
