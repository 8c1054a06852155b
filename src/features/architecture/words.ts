import type { LinkKind } from './diagram.ts';

/** Every word that the picture writes by itself. */
export interface ArchitectureWords {
  kinds: Record<LinkKind, string>;
}

/** The words in English. */
export const ARCHITECTURE_WORDS: ArchitectureWords = {
  kinds: { data: 'observations', control: 'keys and settings', query: 'queries' },
};
