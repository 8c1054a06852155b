/** A stretch of text with one kind of markup. */
export interface TextSpan {
  text: string;
  /** True for inline code. */
  code?: true;
  /** Target of a link, absolute. */
  href?: string;
}

/** Inline text in three forms: plain, as Markdown, and as spans that keep code and links apart. */
export interface RichText {
  text: string;
  markdown: string;
  spans: readonly TextSpan[];
}

/** Fields of every block: its plain text and its Markdown. */
interface BlockText {
  text: string;
  markdown: string;
}

export interface ParagraphBlock extends RichText {
  kind: 'paragraph';
}

/** An item of a list: its own line, and whatever else it contains, such as nested lists or code. */
export interface ListItem extends RichText {
  blocks: readonly TextBlock[];
}

export interface ListBlock extends BlockText {
  kind: 'list';
  ordered: boolean;
  /** Number of the first item of an ordered list. */
  start: number;
  items: readonly ListItem[];
}

export interface TableBlock extends BlockText {
  kind: 'table';
  header: readonly RichText[];
  rows: readonly (readonly RichText[])[];
}

/** A code sample, or program output; `text` is the code. */
export interface CodeBlock extends BlockText {
  kind: 'code';
  /** As written on the fence; empty where it names none. */
  language: string;
  /** File name or title above the code. */
  title?: string;
  /** Label of the innermost tab around the code. */
  tab?: string;
  /** True for the output of a notebook cell. */
  output?: true;
}

/** Text set off from the rest: a callout, or a quotation. */
export interface CalloutBlock extends BlockText {
  kind: 'callout';
  /** The type the author wrote, or `quote` for a quotation. */
  callout: string;
  title?: string;
  blocks: readonly TextBlock[];
}

/** Alternatives of which the reader sees one. */
export interface TabsBlock extends BlockText {
  kind: 'tabs';
  tabs: readonly { label: string; blocks: readonly TextBlock[] }[];
}

/** Something drawn; `text` is its text alternative. */
export interface FigureBlock extends BlockText {
  kind: 'figure';
  figure: 'diagram' | 'drawing' | 'image' | 'trace' | 'video';
  caption?: string;
}

export type TextBlock = ParagraphBlock | ListBlock | TableBlock | CodeBlock | CalloutBlock | TabsBlock | FigureBlock;

/** The content under one heading, up to the next heading of any level. */
export interface TextSection {
  /** Id of the heading; empty for the start of the page and for headings without an anchor. */
  id: string;
  /** Former ids that still lead here. */
  aliases: readonly string[];
  /** Plain text of the heading; empty for the start of the page. */
  heading: string;
  /** Markdown of the heading, without its marks. */
  headingMarkdown: string;
  /** 1 for the start of the page, else 2 to 6. */
  level: number;
  /** Number of the step, for headings inside `<Steps>`. */
  step?: number;
  blocks: readonly TextBlock[];
}

/** The whole text of a page, in order; the first section is the start of the page. */
export interface PageText {
  sections: readonly TextSection[];
}
