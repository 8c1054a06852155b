import type { LinkKind } from './diagram.ts';

/** Text in the figure that doesn't come from the data. */
export interface ArchitectureWords {
  kinds: Record<LinkKind, string>;
}

export const ARCHITECTURE_WORDS: ArchitectureWords = {
  kinds: { data: 'observations', control: 'keys and settings', query: 'queries' },
};
