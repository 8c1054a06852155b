import { BRAND } from '../../../site/brand.ts';
import { fold } from './fold.ts';
import { isStopWord, stem } from './stem.ts';

/** Returns the informative words of a text, as stems. */
export function significantWords(text: string): Set<string> {
  return new Set(
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word && !isStopWord(word))
      .map(stem),
  );
}

/** The stem of the product's name. */
export const [OWN_NAME = ''] = significantWords(BRAND.name);
