/** Kinds of code token: the element it is in, unless it looks like plain text, and its TextMate scopes. Colours live in the stylesheet. */
export const TOKEN_KINDS: readonly { name?: string; scopes: readonly string[] }[] = [
  { name: 't-c', scopes: ['comment', 'punctuation.definition.comment', 'string.quoted.docstring'] },
  { name: 't-s', scopes: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'constant.other.symbol'] },
  {
    name: 't-n',
    scopes: [
      'constant',
      'constant.numeric',
      'constant.language',
      'support.constant',
      'variable.language',
      'constant.character',
    ],
  },
  {
    name: 't-k',
    scopes: ['keyword', 'storage', 'storage.type', 'storage.modifier', 'keyword.operator.new', 'keyword.control'],
  },
  { name: 't-p', scopes: ['punctuation', 'meta.brace', 'keyword.operator', 'storage.type.function.arrow'] },
  {
    name: 't-f',
    scopes: ['entity.name.function', 'support.function', 'meta.function-call.generic', 'entity.name.command'],
  },
  {
    name: 't-t',
    scopes: ['entity.name.type', 'entity.name.class', 'support.type', 'support.class', 'entity.other.inherited-class'],
  },
  {
    scopes: [
      'support.type.property-name',
      'entity.name.tag.yaml',
      'variable.other.property',
      'meta.object-literal.key',
      'variable.parameter.function-call',
      'entity.name.section.ini',
      'keyword.other.definition.ini',
    ],
  },
  { name: 't-g', scopes: ['entity.name.tag', 'support.class.component'] },
  {
    name: 't-a',
    scopes: [
      'entity.other.attribute-name',
      'entity.name.function.decorator',
      'meta.decorator',
      'punctuation.decorator',
    ],
  },
  { name: 't-i', scopes: ['markup.inserted', 'punctuation.definition.inserted'] },
  { name: 't-d', scopes: ['markup.deleted', 'punctuation.definition.deleted'] },
  { name: 't-h', scopes: ['markup.heading', 'markup.bold', 'entity.name.section'] },
];

const getColour = (index: number) => `#0000${(index + 1).toString(16).padStart(2, '0')}`.toUpperCase();

/** A theme whose colours are numbers of token kinds, so that one pass of highlighting serves both themes. */
export const CODE_THEME = {
  name: 'sightglass-kinds',
  type: 'light' as const,
  colors: { 'editor.foreground': '#000000', 'editor.background': '#FFFFFF' },
  settings: [
    { settings: { foreground: '#000000', background: '#FFFFFF' } },
    ...TOKEN_KINDS.map((kind, index) => ({ scope: [...kind.scopes], settings: { foreground: getColour(index) } })),
  ],
};

const elementByColour = new Map(TOKEN_KINDS.map((kind, index) => [getColour(index), kind.name]));

/** The element for a token's colour, or undefined for plain text. */
export function tokenElement(colour: string | undefined): string | undefined {
  return colour === undefined ? undefined : elementByColour.get(colour.toUpperCase());
}
