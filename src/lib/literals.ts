/** How a language writes values. */
interface Style {
  constants: Readonly<Record<string, string>>;
  text(value: string): string;
  key(name: string): string;
  /** Space within the braces of an object on one line. */
  gap: string;
  /** What follows the last entry of a multi-line value. */
  trailing: string;
}

const WIDTH = 76;

const PYTHON: Style = {
  constants: { true: 'True', false: 'False', null: 'None' },
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  gap: '',
  trailing: ',',
};

const JSON_STYLE: Style = { ...PYTHON, constants: {}, gap: ' ', trailing: '' };

const quoted = (value: string) =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const SCRIPT: Style = {
  constants: {},
  text: quoted,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)),
  gap: ' ',
  trailing: ',',
};

/** Formats a JSON value as Python, starting at a column of `indent` spaces. */
export function pythonLiteral(value: unknown, indent = 0): string {
  return formatValue(value, PYTHON, indent, 4);
}

/** Formats a JSON value readably: short values stay on one line. */
export function jsonLiteral(value: unknown, indent = 0): string {
  return formatValue(value, JSON_STYLE, indent, 2);
}

/** Formats a JSON value as TypeScript, at an indentation of `indent` spaces and after `before` other characters. */
export function scriptLiteral(value: unknown, indent = 0, before = 0): string {
  return formatValue(value, SCRIPT, indent, 2, before);
}

function formatValue(value: unknown, style: Style, indent: number, step: number, before = 0): string {
  if (typeof value === 'string') return style.text(value);
  if (typeof value !== 'object' || value === null) return style.constants[String(value)] ?? formatNumber(value);
  const isList = Array.isArray(value);
  const getParts = (column: number) =>
    isList
      ? value.map((entry) => formatValue(entry, style, column, step))
      : Object.entries(value).map(([name, entry]) => `${style.key(name)}: ${formatValue(entry, style, column, step)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const inline = getParts(indent);
  const gap = isList || inline.length === 0 ? '' : style.gap;
  const line = `${open}${gap}${inline.join(', ')}${gap}${close}`;
  if (inline.length === 0 || (line.length + indent + before <= WIDTH && !line.includes('\n'))) return line;
  const inner = ' '.repeat(indent + step);
  const lines = getParts(indent + step).map((part) => `${inner}${part}`);
  return `${open}\n${lines.join(',\n')}${style.trailing}\n${' '.repeat(indent)}${close}`;
}

/** Formats small numbers without an exponent. */
function formatNumber(value: unknown): string {
  const text = String(value);
  return /e-/.test(text) ? Number(value).toFixed(12).replace(/0+$/, '') : text;
}
