/** One piece of a passage that is quoted whole or not at all. */
export interface Unit {
  /** A sentence of a paragraph, a list item, or the head or a row of a table. */
  kind: 'sentence' | 'item' | 'head' | 'row';
  /** As the search index holds it. */
  text: string;
  /** How many links it holds: what mostly leads elsewhere tells little itself. */
  links: number;
  /** Units with the same number belong to one paragraph, list or table. */
  block: number;
}

/** A code sample of a passage. */
export interface Sample {
  kind: 'code';
  language: string;
  text: string;
  /** What its tab is called. */
  label: string;
  block: number;
}

/** What stands under one heading of a page, in order. */
export interface Passage {
  /** Id of the heading; empty for the page's start and where the page has no anchor. */
  id: string;
  /** Empty for the page's start. */
  heading: string;
  parts: readonly (Unit | Sample)[];
}

/** A page that the search found, with its passages. */
export interface FoundSource {
  path: string;
  url: string;
  title: string;
  trail: readonly string[];
  /** Identifier of the page's section. */
  section: string;
  /** Questions that its author says it answers. */
  questions: readonly string[];
  description: string;
  /** How well it answers, in the search's eyes. */
  score: number;
  /** The same for passages, by the id of their heading. */
  scores: ReadonlyMap<string, number>;
  passages: readonly Passage[];
  /** True for a page that a question about ourselves leads to. */
  pointed?: boolean;
}

/** The units of a passage. */
export const unitsOf = ({ parts }: Passage): Unit[] => parts.filter((part) => part.kind !== 'code');

/** The samples of a passage. */
export const samplesOf = ({ parts }: Passage): Sample[] => parts.filter((part) => part.kind === 'code');

/** The head of the table that a row is in. */
export function headOf(unit: Unit, units: readonly Unit[]): Unit | undefined {
  return unit.kind === 'row' ? units.find(({ kind, block }) => kind === 'head' && block === unit.block) : undefined;
}
