import type { Postings } from './postings.ts';
import { STRONGEST } from './postings.ts';
import type { Group, Query } from './query.ts';
import { PAGE } from './weights.ts';

/** Which pages the sections belong to. */
export interface Places {
  /** Page of each section. */
  pageOf: Uint32Array;
  pages: number;
}

/** How well sections and pages answer. */
export interface Scores {
  sections: Float32Array;
  pages: Float32Array;
  /** Share of the query's weight that each page holds. */
  coverage: Float32Array;
}

/** Finds the sections that hold a term. */
export type Lookup = (term: string) => Postings | undefined;

/** How telling a term is: rare ones more than common ones. */
function rarity(count: number, all: number): number {
  return Math.log(1 + (all - count + 0.5) / (count + 0.5));
}

/** The rarity that a group is measured by: that of its first term that pages hold. */
function groupRarity({ alternatives }: Group, lookup: Lookup, all: number): number {
  for (const { term } of alternatives) {
    const found = lookup(term);
    if (found) return rarity(found.sections.length, all);
  }
  return rarity(0, all) / 2;
}

/** Scores every section and page for a query. */
export function score(query: Query, lookup: Lookup, { pageOf, pages }: Places): Scores {
  const all = pageOf.length;
  const sum = { sections: new Float32Array(all), pages: new Float32Array(pages) };
  const mass = { sections: new Float32Array(all), pages: new Float32Array(pages) };
  let total = 0;
  for (const group of query.groups) {
    const rare = groupRarity(group, lookup, all);
    if (!group.small) total += rare * group.weight;
    const best = bestOf(group, lookup, rare, all);
    const onPage = new Map<number, { value: number; share: number }>();
    for (const [section, hit] of best) {
      sum.sections[section] = (sum.sections[section] ?? 0) + hit.value;
      if (!group.small) mass.sections[section] = (mass.sections[section] ?? 0) + hit.share * rare * group.weight;
      const page = pageOf[section] ?? 0;
      const held = onPage.get(page);
      if (!held || held.value < hit.value) onPage.set(page, hit);
    }
    for (const [page, hit] of onPage) {
      sum.pages[page] = (sum.pages[page] ?? 0) + hit.value;
      if (!group.small) mass.pages[page] = (mass.pages[page] ?? 0) + hit.share * rare * group.weight;
    }
  }
  const share = (masses: Float32Array) => masses.map((own) => (total > 0 ? Math.min(1, own / total) : 1));
  const [covered, coverage] = [share(mass.sections), share(mass.pages)];
  const sections = sum.sections.map((value, at) => value * (covered[at] ?? 0) ** PAGE.coverage);
  const whole = sum.pages.map((value, at) => value * (coverage[at] ?? 0) ** PAGE.coverage);
  addExtras(query, lookup, sections, all);
  return { sections, pages: whole, coverage };
}

/** For each section the best alternative of a group. */
function bestOf(group: Group, lookup: Lookup, rare: number, all: number) {
  const best = new Map<number, { value: number; share: number }>();
  for (const { term, weight } of group.alternatives) {
    const found = lookup(term);
    if (!found) continue;
    const factor = (Math.min(rare, rarity(found.sections.length, all)) * weight * group.weight) / STRONGEST;
    for (let at = 0; at < found.sections.length; at++) {
      const section = found.sections[at] ?? 0;
      const value = factor * (found.strengths[at] ?? 0);
      const held = best.get(section);
      if (!held || held.value < value) best.set(section, { value, share: Math.min(1, weight + 0.2) });
    }
  }
  return best;
}

function addExtras({ extras, groups }: Query, lookup: Lookup, sections: Float32Array, all: number): void {
  const alone = groups.length === 0;
  for (const { term, weight } of extras) {
    const found = lookup(term);
    if (!found) continue;
    const factor = (rarity(found.sections.length, all) * weight) / STRONGEST;
    for (let at = 0; at < found.sections.length; at++) {
      const section = found.sections[at] ?? 0;
      // What adds to a score does not make one.
      if (alone || (sections[section] ?? 0) > 0)
        sections[section] = (sections[section] ?? 0) + factor * (found.strengths[at] ?? 0);
    }
  }
}
