import { getImports, lineAt, parse, visit } from './syntax.ts';
import { getRoom, isSource, type SourceFile } from './tree.ts';

const isIsland = ({ path }: SourceFile) => path.endsWith('.island.tsx');

/** Islands without the default export that locates them. */
export function islandsWithoutDefault(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isSource(file) && isIsland(file))
    .filter((file) => !parse(file).body.some((node) => node.type === 'ExportDefaultDeclaration'))
    .map((file) => `${file.path} has no default export.`);
}

/** Only `server` and `render` may render on the server. */
export function strayServerRendering(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isSource(file) && !['server', 'render'].includes(getRoom(file.path) ?? ''))
    .flatMap((file) =>
      getImports(file)
        .filter(({ specifier }) => specifier.startsWith('react-dom/server'))
        .map(({ line }) => `${file.path}:${line}: imports react-dom/server.`),
    );
}

/** Inline styles outside islands, which the Content-Security-Policy would block. */
export function inlineStyles(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isSource(file) && file.path.endsWith('.tsx') && !isIsland(file))
    .flatMap((file) => {
      const found: string[] = [];
      visit(file, (node) => {
        const name = (node.name as { name?: unknown } | undefined)?.name;
        if (name !== 'style' || !/^JSX(Attribute|OpeningElement)$/.test(node.type)) return;
        found.push(`${file.path}:${lineAt(file.text, node.start)}: an inline style.`);
      });
      return found;
    });
}
