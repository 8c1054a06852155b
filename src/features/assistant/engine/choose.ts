import type { Chunk } from './chunks.ts';
import type { RankedChunk } from './rank.ts';

/** The chunks to quote from one section, in page order. */
export interface Passage {
  page: RankedChunk['page'];
  section: number;
  chunks: readonly Chunk[];
  /** The best chunk. */
  best: Chunk;
}

/** Limits of a quote. Scores come from the ranker, in which 1 is a clear difference. */
const LIMITS = {
  passages: 3,
  /** Chunks of one section; rows or items of one table or list. */
  chunks: 4,
  rows: 4,
  /** Characters of prose in total. */
  characters: 1500,
  /** Maximum distance in score between a chunk and the best one of its section, and between a passage and the first. */
  chunkScoreGap: 2.5,
  passageScoreGap: 3.5,
} as const;

/** Sentences that make no sense without the one before. */
const DEPENDS_ON_PREVIOUS =
  /^(?:It|Its|This|That|These|Those|They|Their|Then|Both|Either|Neither|Such|So|But|And|Or|Also|Otherwise|Instead|There|Here)\b/;

interface SectionChunks {
  best: RankedChunk;
  chunks: Chunk[];
}

/** Returns the best passages, the best first. */
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
