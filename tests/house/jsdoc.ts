import { stemmer } from 'stemmer';
import { lineAt, parse, type SyntaxNode } from './syntax.ts';
import { isSource, type SourceFile } from './tree.ts';

/** Words that say nothing beyond a name and a type. */
const FILLER = new Set(
  `a all an and any are as at be by can checks component creates each false finds first for formats from function gets given
  has have how if in into is it its kind last list loads makes many name names new no nothing number of on one or our own
  page pages parses part parts props reads renders returns shows so some text that the their them there they this to true
  two type undefined used value values what when where whether which who with writes`.split(/\s+/),
);

const getWords = (text: string): string[] =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

/** A longer comment adds meaning even if it only combines known words. */
const MAX_REPEATED_WORDS = 8;

/** True if each word of a short comment also appears in the declaration below it, or in the file name. */
function isRepetition(comment: string, declaration: string, path: string): boolean {
  const known = new Set(getWords(`${declaration} ${path.split('/').slice(-2).join(' ')}`).map((word) => stemmer(word)));
  const words = getWords(comment);
  return words.length <= MAX_REPEATED_WORDS && words.every((word) => FILLER.has(word) || known.has(stemmer(word)));
}

/** JSDoc above exports that says no more than their names. */
export function repeatingComments(files: readonly SourceFile[]): string[] {
  return files.filter(isSource).flatMap((file) => {
    const { body, comments } = parse(file);
    const getComment = ({ start }: SyntaxNode) =>
      comments.findLast(
        ({ type, value, end }) =>
          type === 'Block' && value.startsWith('*') && end <= start && file.text.slice(end, start).trim() === '',
      );
    return body.flatMap((node) => {
      const comment = node.type.startsWith('Export') ? getComment(node) : undefined;
      const [declaration = ''] = file.text.slice(node.start, node.end).split('\n');
      return comment && isRepetition(comment.value, declaration, file.path)
        ? [`${file.path}:${lineAt(file.text, comment.start)}: "${comment.value.slice(1).trim()}" repeats the name.`]
        : [];
    });
  });
}
