import type { SourceFile } from './tree.ts';

interface Notebook {
  cells?: { cell_type: string; source: string | string[] }[];
}

/** The prose of a file: notebooks without their code cells, and pages without their code samples. */
function getWords({ path, text }: SourceFile): string {
  if (!path.endsWith('.ipynb')) return withoutCode(text);
  const cells = (JSON.parse(text) as Notebook).cells ?? [];
  const prose = cells.filter((cell) => cell.cell_type === 'markdown');
  return withoutCode(prose.map(({ source }) => [source].flat().join('')).join('\n\n'));
}

/** Blanks fences and inline code; line numbers stay the same. */
function withoutCode(text: string): string {
  const blank = (code: string) => code.replace(/[^\n]/g, '');
  return text
    .replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[ \t]*$/gm, (fence) => blank(fence))
    .replace(/(`+)(?!`)[^\n]*?[^`]\1(?!`)/g, 'x');
}

/** Code in content: an import or export at the start of a paragraph, or a script. */
export function codeInContent(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(content|cookbook)\//.test(path) && /\.(mdx?|ya?ml|json|ipynb)$/.test(path))
    .flatMap((file) => {
      const lines = getWords(file).split('\n');
      return lines.flatMap((line, index) => {
        const starts = index === 0 || lines[index - 1]?.trim() === '';
        const found = /<script\b/i.exec(line)?.[0] ?? (starts ? /^(import|export)\s/.exec(line)?.[1] : undefined);
        return found ? [`${file.path}:${index + 1}: content holds "${found}".`] : [];
      });
    });
}
