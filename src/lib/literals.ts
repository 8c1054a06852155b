/** How a language writes values. */
interface Style {
  constants: Readonly<Record<string, string>>;
  text(value: string): string;
  key(name: string): string;
  /** Space within the braces of an object on one line. */
  gap: string;
  /** Text after the last entry of a multi-line value. */
  last: string;
}

const WIDTH = 76;

const PYTHON: Style = {
  constants: { true: 'True', false: 'False', null: 'None' },
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  gap: '',
  last: ',',
};

const JSON_STYLE: Style = { ...PYTHON, constants: {}, gap: ' ', last: '' };

const quoted = (value: string) =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const SCRIPT: Style = {
  constants: {},
  text: quoted,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)),
  gap: ' ',
  last: ',',
};

/** Formats a JSON value as Python, starting at a column of `indent` spaces. */
export function pythonLiteral(value: unknown, indent = 0): string {
  return write(value, PYTHON, indent, 4);
}

/** Formats a JSON value readably: short values stay on one line. */
export function jsonLiteral(value: unknown, indent = 0): string {
  return write(value, JSON_STYLE, indent, 2);
}

/** Formats a JSON value as TypeScript, at an indentation of `indent` spaces and after `before` other characters. */
export function scriptLiteral(value: unknown, indent = 0, before = 0): string {
  return write(value, SCRIPT, indent, 2, before);
}

function write(value: unknown, style: Style, indent: number, step: number, before = 0): string {
  if (typeof value === 'string') return style.text(value);
  if (typeof value !== 'object' || value === null) return style.constants[String(value)] ?? plainNumber(value);
  const isList = Array.isArray(value);
  const parts = (at: number) =>
    isList
      ? value.map((entry) => write(entry, style, at, step))
      : Object.entries(value).map(([name, entry]) => `${style.key(name)}: ${write(entry, style, at, step)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const inline = parts(indent);
  const gap = isList || inline.length === 0 ? '' : style.gap;
  const line = `${open}${gap}${inline.join(', ')}${gap}${close}`;
  if (inline.length === 0 || (line.length + indent + before <= WIDTH && !line.includes('\n'))) return line;
  const inner = ' '.repeat(indent + step);
  const lines = parts(indent + step).map((part) => `${inner}${part}`);
  return `${open}\n${lines.join(',\n')}${style.last}\n${' '.repeat(indent)}${close}`;
}

/** Small numbers without an exponent. */
function plainNumber(value: unknown): string {
  const text = String(value);
  return /e-/.test(text) ? Number(value).toFixed(12).replace(/0+$/, '') : text;
}
