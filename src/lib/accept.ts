interface Range {
  type: string;
  q: number;
}

function parse(header: string): Range[] {
  return header.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const q = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return { type, q: Number.isFinite(q) ? q : 0 };
  });
}

/** True if a request asks for Markdown rather than HTML. Wildcards never ask for Markdown, so a browser gets HTML. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const ranges = parse(accept ?? '');
  const weight = (...types: string[]) =>
    types.map((type) => ranges.find((range) => range.type === type)?.q).find((q) => q !== undefined) ?? 0;
  const markdown = weight('text/markdown', 'text/x-markdown');
  return markdown > 0 && markdown >= weight('text/html', 'text/*', '*/*');
}

/** True if a request accepts any format: no header, or only wildcards. */
export function acceptsAnything(accept: string | undefined): boolean {
  return parse(accept ?? '*/*').every(({ type }) => type === '*/*' || type === '');
}
