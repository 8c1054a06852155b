/** Attributes of an element, in order. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** Characters that XML 1.0 cannot contain, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}

/** Formats an element; text is escaped, children are already formatted elements. */
export function element(name: string, attributes: XmlAttributes, content: string | readonly string[] = []): string {
  const opening = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = typeof content === 'string' ? escapeXml(content) : content.join('');
  return inner === '' ? `<${name}${opening.join('')}/>` : `<${name}${opening.join('')}>${inner}</${name}>`;
}

/** Returns a document with its root element. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
}
