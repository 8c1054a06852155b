import type { Chunk } from './chunks.ts';
import type { RankedChunk } from './rank.ts';

/** What is quoted from one section: chunks in page order. */
export interface Passage {
  page: RankedChunk['page'];
  section: number;
  chunks: readonly Chunk[];
  /** The chunk that answers best. */
  best: Chunk;
}

/** How much is quoted. Scores are those of the ranker, in which 1 is a clear difference. */
const LIMITS = {
  passages: 3,
  /** Chunks of one section; rows or items of one table or list. */
  chunks: 4,
  rows: 4,
  /** Characters of prose in total. */
  characters: 1500,
  /** How far a further chunk of a section may be behind the best one there, and a further passage behind the first. */
  chunkScoreGap: 2.5,
  passageScoreGap: 3.5,
} as const;

/** Sentences that cannot be understood without the one before. */
const DEPENDS_ON_PREVIOUS =
  /^(?:It|Its|This|That|These|Those|They|Their|Then|Both|Either|Neither|Such|So|But|And|Or|Also|Otherwise|Instead|There|Here)\b/;

interface SectionChunks {
  best: RankedChunk;
  chunks: Chunk[];
}

/** The passages that answer best, the best first. */
export function choosePassages(ranked: readonly RankedChunk[]): Passage[] {
  const sections: SectionChunks[] = [];
  let charactersLeft: number = LIMITS.characters;
  for (const one of ranked) {
    if (one.score < (ranked[0]?.score ?? 0) - LIMITS.passageScoreGap) break;
    const section = sections.find(({ best }) => isSameSection(best, one));
    const chunks = section
      ? canAdd(section, one)
        ? [one.chunk]
        : []
      : sections.length < LIMITS.passages
        ? [one.chunk]
        : [];
    const size = chunks.reduce((sum, { text }) => sum + text.length, 0);
    if (chunks.length === 0 || (size > charactersLeft && sections.length > 0)) continue;
    charactersLeft -= size;
    if (section) section.chunks.push(...chunks);
    else sections.push({ best: one, chunks });
  }
  return sections.map(({ best, chunks }) => ({
    page: best.page,
    section: best.chunk.section,
    best: best.chunk,
    chunks: withContext(chunks, best.page.chunks).sort((a, b) => a.index - b.index),
  }));
}

const isSameSection = (one: RankedChunk, other: RankedChunk) =>
  one.page.path === other.page.path && one.chunk.section === other.chunk.section;

function canAdd({ best, chunks }: SectionChunks, { chunk, score }: RankedChunk): boolean {
  if (score < best.score - LIMITS.chunkScoreGap) return false;
  const siblings = chunks.filter(({ block, position }) => position !== undefined && block === chunk.block);
  if (siblings.length > 0) return siblings.length < LIMITS.rows;
  return new Set(chunks.map(({ block }) => block)).size < LIMITS.chunks;
}

/** Adds the chunk before one that makes no sense without it. */
function withContext(chunks: readonly Chunk[], all: readonly Chunk[]): Chunk[] {
  const added = chunks.flatMap((chunk) => {
    const before = all[chunk.index - 1];
    const isDependent =
      DEPENDS_ON_PREVIOUS.test(chunk.text) && before?.section === chunk.section && before.kind === 'text';
    return isDependent && !chunks.includes(before) ? [before] : [];
  });
  return [...new Set([...chunks, ...added])];
}
