/** Comments and quotes of a language, for matching brackets. */
export interface SyntaxCharacters {
  /** Starts a comment that ends with the line. */
  comment: RegExp;
  quotes: string;
}

const CLOSES: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Finds a bracket or quote without a counterpart, with its line counted from one; undefined if all are balanced. */
export function findImbalance(
  code: string,
  { comment, quotes }: SyntaxCharacters,
): { line: number; problem: string } | undefined {
  const open: { sign: string; line: number }[] = [];
  let quote: { sign: string; line: number } | undefined;
  let line = 1;
  for (let index = 0; index < code.length; index++) {
    const sign = code[index] ?? '';
    if (sign === '\n') line++;
    if (quote) {
      if (sign === '\\') index++;
      else if (sign === quote.sign) quote = undefined;
    } else if (quotes.includes(sign)) quote = { sign, line };
    else if (comment.test(code.slice(index, index + 2))) {
      const end = code.indexOf('\n', index);
      if (end < 0) break;
      index = end - 1;
    } else if ('([{'.includes(sign)) open.push({ sign, line });
    else if (CLOSES[sign] && open.pop()?.sign !== CLOSES[sign])
      return { line, problem: `"${sign}" has no opening counterpart` };
  }
  const unclosed = quote ?? open.at(-1);
  return unclosed && { line: unclosed.line, problem: `"${unclosed.sign}" is never closed` };
}
