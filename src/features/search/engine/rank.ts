import type { Postings } from './postings.ts';
import { MAX_STRENGTH } from './postings.ts';
import type { Group, Query } from './query.ts';
import { PAGE } from './weights.ts';

export interface SectionMap {
  pageBySection: Uint32Array;
  pages: number;
}

/** Scores of sections and pages. */
export interface Scores {
  sections: Float32Array;
  pages: Float32Array;
  /** Share of the query's weight that each page contains. */
  coverage: Float32Array;
}

/** Finds the sections that contain a term. */
export type Lookup = (term: string) => Postings | undefined;

/** Returns how informative a term is: rare ones more than common ones. */
function rarity(count: number, all: number): number {
  return Math.log(1 + (all - count + 0.5) / (count + 0.5));
}

/** Returns the rarity of a group: that of its first known term. */
function groupRarity({ alternatives }: Group, lookup: Lookup, all: number): number {
  for (const { term } of alternatives) {
    const found = lookup(term);
    if (found) return rarity(found.sections.length, all);
  }
  return rarity(0, all) / 2;
}

/** Sums of scores and of covered query weight, for sections or pages. */
class ScoreSums {
  readonly value: Float32Array;
  readonly mass: Float32Array;

  constructor(size: number) {
    this.value = new Float32Array(size);
    this.mass = new Float32Array(size);
  }

  add(index: number, value: number, mass: number): void {
    this.value[index] = (this.value[index] ?? 0) + value;
    this.mass[index] = (this.mass[index] ?? 0) + mass;
  }

  /** Shares of the whole query. */
  getCoverage(total: number): Float32Array {
    return this.mass.map((mass) => (total > 0 ? Math.min(1, mass / total) : 1));
  }

  /** Returns the values, reduced if much of the query is missing. */
  scaleByCoverage(coverage: Float32Array): Float32Array {
    return this.value.map((value, index) => (value === 0 ? 0 : value * (coverage[index] ?? 0) ** PAGE.coverage));
  }
}

export function scoreSections(query: Query, lookup: Lookup, { pageBySection, pages }: SectionMap): Scores {
  const all = pageBySection.length;
  const [inSections, onPages] = [new ScoreSums(all), new ScoreSums(pages)];
  let total = 0;
  for (const group of query.groups) {
    const rare = groupRarity(group, lookup, all);
    const weight = group.small ? 0 : rare * group.weight;
    total += weight;
    const { matches, value, share } = getBest(group, lookup, rare, all);
    // Sections are ordered by page, so the best one of a page is known when the next page begins.
    let [page, bestValue, bestMass] = [-1, 0, 0];
    for (const section of matches) {
      const [sectionValue, part] = [value[section] ?? 0, (share[section] ?? 0) * weight];
      inSections.add(section, sectionValue, part);
      if (pageBySection[section] !== page) {
        if (page >= 0) onPages.add(page, bestValue, bestMass);
        [page, bestValue, bestMass] = [pageBySection[section] ?? 0, 0, 0];
      }
      if (sectionValue > bestValue) [bestValue, bestMass] = [sectionValue, part];
    }
    if (page >= 0) onPages.add(page, bestValue, bestMass);
  }
  const coverage = onPages.getCoverage(total);
  const sections = inSections.scaleByCoverage(inSections.getCoverage(total));
  addExtras(query, lookup, sections, all);
  return { sections, pages: onPages.scaleByCoverage(coverage), coverage };
}

/** Finds the best alternative of a group for each section; `matches` are the sections in order. */
function getBest(group: Group, lookup: Lookup, rare: number, all: number) {
  const [value, share] = [new Float32Array(all), new Float32Array(all)];
  for (const { term, weight } of group.alternatives) {
    const found = lookup(term);
    if (!found) continue;
    const factor = (Math.min(rare, rarity(found.sections.length, all)) * weight * group.weight) / MAX_STRENGTH;
    const part = Math.min(1, weight + 0.2);
    for (let index = 0; index < found.sections.length; index++) {
      const section = found.sections[index] ?? 0;
      const sectionValue = factor * (found.strengths[index] ?? 0);
      if (sectionValue <= (value[section] ?? 0)) continue;
      value[section] = sectionValue;
      share[section] = part;
    }
  }
  const matches: number[] = [];
  for (let section = 0; section < all; section++) if ((value[section] ?? 0) > 0) matches.push(section);
  return { matches, value, share };
}

function addExtras({ extras, groups }: Query, lookup: Lookup, sections: Float32Array, all: number): void {
  const alone = groups.length === 0;
  for (const { term, weight } of extras) {
    const found = lookup(term);
    if (!found) continue;
    const factor = (rarity(found.sections.length, all) * weight) / MAX_STRENGTH;
    for (let index = 0; index < found.sections.length; index++) {
      const section = found.sections[index] ?? 0;
      // Optional terms only add to existing scores.
      if (alone || (sections[section] ?? 0) > 0)
        sections[section] = (sections[section] ?? 0) + factor * (found.strengths[index] ?? 0);
    }
  }
}
