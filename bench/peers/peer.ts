/** How a site generator writes features that plain Markdown lacks. */
export interface MarkdownDialect {
  formatCallout(text: string): string;
  /** True if code blocks can have a title. */
  showsCodeTitles: boolean;
  /** True if the page must repeat its title as a heading. */
  titleInBody: boolean;
}

/** The default docs site of another site generator. */
export interface Peer {
  name: string;
  /** Packages to install, with exact versions. */
  packages: Readonly<Record<string, string>>;
  /** Files of the site other than its pages, by path. */
  getFiles(slugs: readonly string[]): Readonly<Record<string, string>>;
  /** Folder of the pages that are served under `/docs`. */
  docsFolder: string;
  extension: 'md' | 'mdx';
  dialect: MarkdownDialect;
  /** Command that builds the site. Programs of installed packages need no path. */
  build: readonly [command: string, ...args: string[]];
  /** Output folder of the build. */
  output: string;
}
