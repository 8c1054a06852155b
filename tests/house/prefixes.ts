import { lineAt, type SyntaxNode, visit } from './syntax.ts';
import { isSource, type SourceFile } from './tree.ts';

const SECTIONS_FILE = 'src/site/sections.ts';
const PATH_METHODS = new Set(['startsWith', 'endsWith', 'includes', 'indexOf', 'isUnder']);
const COMPARISON_OPERATORS = new Set(['===', '!==', '==', '!=']);

/** Checks of a path that spell out a section's prefix instead of using the section table. */
export function findHardcodedPrefixes(files: readonly SourceFile[], prefixes: readonly string[]): string[] {
  const isPrefix = (text: string) => prefixes.some((prefix) => text === prefix || text.startsWith(`${prefix}/`));
  const inPattern = (pattern: string) => prefixes.some((prefix) => patternContains(pattern, prefix));
  return files
    .filter((file) => isSource(file) && file.path !== SECTIONS_FILE)
    .flatMap((file) => {
      const found: string[] = [];
      visit(file, (node) => {
        const regex = node.type === 'Literal' ? (node.regex as { pattern: string } | undefined) : undefined;
        const prefix =
          regex && inPattern(regex.pattern) ? `/${regex.pattern}/` : getComparedNodes(node).map(getText).find(isPrefix);
        if (prefix) found.push(`${file.path}:${lineAt(file.text, node.start)}: spells the prefix ${prefix}.`);
      });
      return found;
    });
}

function patternContains(pattern: string, prefix: string): boolean {
  const index = pattern.replaceAll('\\/', '/').indexOf(prefix);
  return index >= 0 && !/[\w-]/.test(pattern.replaceAll('\\/', '/')[index + prefix.length] ?? '');
}

/** The parts of a node that a path is compared with. */
function getComparedNodes(node: SyntaxNode): (SyntaxNode | null)[] {
  if (node.type === 'SwitchCase') return [node.test as SyntaxNode | null];
  if (node.type === 'BinaryExpression' && COMPARISON_OPERATORS.has(node.operator as string))
    return [node.left as SyntaxNode, node.right as SyntaxNode];
  if (node.type !== 'CallExpression') return [];
  const callee = node.callee as SyntaxNode;
  const name = (callee.type === 'MemberExpression' ? (callee.property as SyntaxNode) : callee).name as string;
  return PATH_METHODS.has(name) ? (node.arguments as SyntaxNode[]) : [];
}

function getText(node: SyntaxNode | null): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return '';
  return (node.quasis as { value: { raw: string } }[])[0]?.value.raw ?? '';
}
