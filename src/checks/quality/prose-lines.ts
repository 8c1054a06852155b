/** A line of prose with its number in the file; everything else is blank. */
export interface ProseLine {
  line: number;
  text: string;
}

const FENCE = /^\s*(`{3,}|~{3,})/;
/** Front matter that readers see. The rest is names, URLs and readers' questions. */
const SHOWN_FIELD = /^(title|description|seoTitle|sidebarTitle|label):/;
/** Tag attributes that readers see. */
const SHOWN_ATTRIBUTE = /\b(?:title|summary|caption|label|meaning)(?:=|:\s*)"([^"]*)"/g;
const NO_PROSE = [
  /(`+)(?!`)[^\n]*?[^`]\1(?!`)/g,
  /\]\([^)]*\)/g,
  /\[#[\w-]+\]\s*$/g,
  /\b[a-z][a-z+.-]*:\/\/\S+/gi,
  /\S+@\S+/g,
  /(?<!\w)[.~]?\/[\w.{}*/#-]+/g,
];

/** Returns the prose of a page, without code, URLs, questions and invisible attributes. */
export function proseLines(source: string): ProseLine[] {
  const lines = source.split('\n');
  const front = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  let fence: string | undefined;
  let tag = false;
  return lines.map((text, index) => {
    const line = index + 1;
    if (index <= front) return { line, text: SHOWN_FIELD.test(text) ? prose(text.replace(SHOWN_FIELD, '')) : '' };
    const mark = FENCE.exec(text)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && text.trim() === mark) fence = undefined;
      return { line, text: '' };
    }
    if (mark) {
      fence = mark;
      return { line, text: '' };
    }
    const read = withoutTags(text, tag);
    tag = read.open;
    return { line, text: prose(read.text) };
  });
}

function prose(text: string): string {
  return NO_PROSE.reduce((left, pattern) => left.replace(pattern, ' \u0000 '), text);
}

/** Removes the tags of a line except for visible attributes; `open` is true if a tag continues on the next line. */
function withoutTags(text: string, open: boolean): { text: string; open: boolean } {
  const shown = (tag: string) =>
    ` \u0000 ${Array.from(tag.matchAll(SHOWN_ATTRIBUTE), ([, value]) => value).join(' \u0000 ')} \u0000 `;
  const end = open ? /^(?:"[^"]*"|[^">])*>/.exec(text)?.[0] : '';
  if (end === undefined) return { text: shown(text), open: true };
  const code = text.slice(end.length).replace(/(`+)(?!`)[^\n]*?[^`]\1(?!`)/g, ' \u0000 ');
  const closed = code.replace(/<\/?[A-Z]\w*\b(?:"[^"]*"|[^">])*>/g, shown);
  const start = /<[A-Z]\w*\b(?:"[^"]*"|[^">])*$/.exec(closed);
  const rest = start ? closed.slice(0, start.index) + shown(start[0]) : closed;
  return { text: (end ? shown(end) : '') + rest, open: start !== null };
}
