import { BRAND } from '../../../site/brand.ts';
import { fold } from './fold.ts';
import { isSmall, stem } from './stem.ts';

/** The words of a text that say something, as stems. */
export function significantWords(text: string): Set<string> {
  return new Set(
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word && !isSmall(word))
      .map(stem),
  );
}

/** The product's own name, as it is compared. */
export const [OWN_NAME = ''] = significantWords(BRAND.name);
