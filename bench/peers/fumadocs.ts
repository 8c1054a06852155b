import { FUMADOCS_FILES } from './fumadocs-files.ts';
import type { Peer } from './peer.ts';

/** Fumadocs on Next.js as a static export; the newest versions that accept each other, without fonts from other sites. */
export const fumadocs: Peer = {
  name: 'Fumadocs',
  packages: {
    '@tailwindcss/postcss': '4.3.5',
    'fumadocs-core': '16.15.13',
    'fumadocs-mdx': '15.4.3',
    'fumadocs-ui': '16.15.13',
    next: '16.4.6',
    postcss: '8.5.32',
    react: '19.3.1',
    'react-dom': '19.3.1',
    tailwindcss: '4.3.5',
  },
  getFiles: () => FUMADOCS_FILES,
  docsFolder: 'content/docs',
  extension: 'mdx',
  dialect: {
    formatCallout: (text) => `<Callout type="info">\n\n${text}\n\n</Callout>`,
    showsCodeTitles: true,
    titleInBody: false,
  },
  build: ['next', 'build'],
  output: 'out',
};
