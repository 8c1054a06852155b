import type { SourceFile } from './tree.ts';

const MAX_LINES = 5;

/** Rooms and features without a README of one to five lines of text. */
export function missingReadmes(files: readonly SourceFile[]): string[] {
  const folders = new Set(
    files.flatMap(({ path }) => [
      ...(/^src\/[^/]+(?=\/)/.exec(path) ?? []),
      ...(/^src\/features\/[^/]+(?=\/)/.exec(path) ?? []),
    ]),
  );
  return [...folders].sort().flatMap((folder) => {
    const text = files.find(({ path }) => path === `${folder}/README.md`)?.text;
    if (text === undefined) return [`${folder} has no README.md.`];
    const count = text.split('\n').filter((line) => line.trim() !== '').length;
    return count >= 1 && count <= MAX_LINES ? [] : [`${folder}/README.md has ${count} lines of text; write 1 to 5.`];
  });
}
