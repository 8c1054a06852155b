/** How a site generator writes what plain Markdown lacks. */
export interface MarkdownDialect {
  formatCallout(text: string): string;
  /** True where the title of a code block is shown. */
  showsCodeTitles: boolean;
  /** True where the page has to repeat its title as a heading. */
  titleInBody: boolean;
}

/** Another site generator: its default docs site as data. */
export interface Peer {
  name: string;
  /** Packages to install, with exact versions. */
  packages: Readonly<Record<string, string>>;
  /** Files of the site besides its pages, by path. */
  getFiles(slugs: readonly string[]): Readonly<Record<string, string>>;
  /** Folder of the pages that are served below `/docs`. */
  docsFolder: string;
  extension: 'md' | 'mdx';
  dialect: MarkdownDialect;
  /** Program and arguments that build the site. Programs of installed packages need no path. */
  build: readonly [command: string, ...args: string[]];
  /** Folder that the build writes. */
  output: string;
}
