/** The data in the first line of a fence: language, title, lines and words to mark. */
export interface FenceInfo {
  language: string;
  title?: string;
  /** Why `npm run tool -- check:samples` skips the fence. */
  unchecked?: string;
  marked: ReadonlySet<number>;
  words: readonly string[];
}

const TITLE = /(?:title|filename)="([^"]*)"/;
const UNCHECKED = /unchecked="([^"]*)"/;
const WORD = /(?:^|\s)\/((?:[^/\\]|\\.)+)\/(?=\s|$)/g;

/** Reads a fence's language and meta text, such as `python title="app.py" {1,3-5} /client/`. */
export function readFenceInfo(language: string | undefined, meta = ''): FenceInfo {
  const rest = meta.replace(TITLE, '').replace(UNCHECKED, '');
  const ranges = /\{([\d,\s-]+)\}/.exec(rest)?.[1] ?? '';
  const marked = new Set<number>();
  for (const part of ranges.split(',').filter((range) => range.trim() !== '')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let line = from; line <= to; line++) marked.add(line);
  }
  const words = [...rest.matchAll(WORD)].map(([, word = '']) => word.replace(/\\(.)/g, '$1'));
  return {
    language: language ?? 'text',
    title: TITLE.exec(meta)?.[1],
    unchecked: UNCHECKED.exec(meta)?.[1],
    marked,
    words,
  };
}
