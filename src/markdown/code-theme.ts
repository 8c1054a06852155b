/** Kinds of code token: class name, and the TextMate scopes it covers. Colours live in the stylesheet. */
export const TOKEN_KINDS: readonly { name: string; scopes: readonly string[] }[] = [
  { name: 'tk-c', scopes: ['comment', 'punctuation.definition.comment', 'string.quoted.docstring'] },
  { name: 'tk-s', scopes: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'constant.other.symbol'] },
  {
    name: 'tk-n',
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
    name: 'tk-k',
    scopes: ['keyword', 'storage', 'storage.type', 'storage.modifier', 'keyword.operator.new', 'keyword.control'],
  },
  { name: 'tk-p', scopes: ['punctuation', 'meta.brace', 'keyword.operator', 'storage.type.function.arrow'] },
  {
    name: 'tk-f',
    scopes: ['entity.name.function', 'support.function', 'meta.function-call.generic', 'entity.name.command'],
  },
  {
    name: 'tk-t',
    scopes: ['entity.name.type', 'entity.name.class', 'support.type', 'support.class', 'entity.other.inherited-class'],
  },
  {
    name: 'tk-v',
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
  { name: 'tk-g', scopes: ['entity.name.tag', 'support.class.component'] },
  {
    name: 'tk-a',
    scopes: [
      'entity.other.attribute-name',
      'entity.name.function.decorator',
      'meta.decorator',
      'punctuation.decorator',
    ],
  },
  { name: 'tk-i', scopes: ['markup.inserted', 'punctuation.definition.inserted'] },
  { name: 'tk-d', scopes: ['markup.deleted', 'punctuation.definition.deleted'] },
  { name: 'tk-h', scopes: ['markup.heading', 'markup.bold', 'entity.name.section'] },
];

const colourOf = (index: number) => `#0000${(index + 1).toString(16).padStart(2, '0')}`.toUpperCase();

/** A theme whose colours are numbers of token kinds, so that one pass of highlighting serves both themes. */
export const CODE_THEME = {
  name: 'sightglass-kinds',
  type: 'light' as const,
  colors: { 'editor.foreground': '#000000', 'editor.background': '#FFFFFF' },
  settings: [
    { settings: { foreground: '#000000', background: '#FFFFFF' } },
    ...TOKEN_KINDS.map((kind, index) => ({ scope: [...kind.scopes], settings: { foreground: colourOf(index) } })),
  ],
};

const classByColour = new Map(TOKEN_KINDS.map((kind, index) => [colourOf(index), kind.name]));

/** The class for a token's colour, or undefined for plain text. */
export function classOfColour(colour: string | undefined): string | undefined {
  return colour === undefined ? undefined : classByColour.get(colour.toUpperCase());
}
