import { lineAt, visit } from './syntax.ts';
import { getRoom, isSource, isTest, type SourceFile } from './tree.ts';

const lines = (text: string) => text.replace(/\n$/, '').split('\n').length;

/** TypeScript files under `src/`, tests included, that are longer than `max` lines. */
export function longFiles(files: readonly SourceFile[], max: number): string[] {
  return files
    .filter((file) => /^src\/.*\.tsx?$/.test(file.path) && lines(file.text) > max)
    .map((file) => `${file.path} has ${lines(file.text)} lines; at most ${max}.`);
}

/** Functions longer than `max` lines, from the first line of the function to the last. Tests may be longer. */
export function longFunctions(files: readonly SourceFile[], max: number): string[] {
  return files.filter(isSource).flatMap((file) => {
    const found: string[] = [];
    visit(file, (node) => {
      if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return;
      const [first, last] = [lineAt(file.text, node.start), lineAt(file.text, node.end)];
      const length = last - first + 1;
      if (length > max) found.push(`${file.path}:${first}: a function of ${length} lines; at most ${max}.`);
    });
    return found;
  });
}

/** Lines of some rooms together, without tests. */
export function countRoomLines(files: readonly SourceFile[], rooms: readonly string[]): number {
  return files
    .filter((file) => rooms.includes(getRoom(file.path) ?? '') && /\.tsx?$/.test(file.path) && !isTest(file))
    .reduce((sum, file) => sum + lines(file.text), 0);
}
