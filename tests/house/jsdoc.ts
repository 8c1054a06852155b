import { lineAt, parse } from './syntax.ts';
import { isSource, type SourceFile } from './tree.ts';

/** Exports without a JSDoc sentence right above them. Overloads and re-exports count too. */
export function undocumentedExports(files: readonly SourceFile[]): string[] {
  return files.filter(isSource).flatMap((file) => {
    const { body, comments } = parse(file);
    const isDocumented = (start: number) =>
      comments.some(
        (comment) =>
          comment.type === 'Block' &&
          /^\*[\s*]*[^\s*]/.test(comment.value) &&
          comment.end <= start &&
          file.text.slice(comment.end, start).trim() === '',
      );
    return body
      .filter((node) => node.type.startsWith('Export') && !isDocumented(node.start))
      .map((node) => {
        const words = file.text.slice(node.start, node.end).split('\n')[0]?.slice(0, 60);
        return `${file.path}:${lineAt(file.text, node.start)}: no JSDoc above "${words}".`;
      });
  });
}
