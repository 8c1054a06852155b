import { lineAt } from './syntax.ts';
import type { SourceFile } from './tree.ts';

const SMALLEST_PX = 12;
const PX_PER_UNIT = { px: 1, rem: 16 };
const SIZES = /(?:text-\[|font-size:\s*)([\d.]+)(px|rem)\b/g;

/** Two buttons of the player have a number of seconds inside their icon. */
const EXEMPT = 'src/features/media/player/player.css';

/** Font sizes below the smallest in the design. */
export function findSmallText(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.(css|tsx?)$/.test(path) && path !== EXEMPT)
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(SIZES), ({ index, 1: size, 2: unit }) => ({ index, size, unit }))
        .filter(({ size, unit }) => Number(size) * PX_PER_UNIT[unit as 'px' | 'rem'] < SMALLEST_PX)
        .map(({ index, size, unit }) => `${path}:${lineAt(text, index)}: ${size}${unit} is below ${SMALLEST_PX}px.`),
    );
}
