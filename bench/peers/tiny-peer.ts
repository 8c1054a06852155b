import type { Peer } from './peer.ts';

const BUILD = `import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';

cpSync('docs', 'site/docs', { recursive: true });
for (const file of globSync('site/**/*.md'))
  writeFileSync(file.replace(/md$/, 'html'), \`<!doctype html><pre>\${readFileSync(file, 'utf8')}</pre>\`);
`;

/** A generator without packages or build time, for smoke runs. */
export const tinyPeer: Peer = {
  name: 'tiny peer',
  packages: {},
  getFiles: () => ({ 'build.mjs': BUILD }),
  docsFolder: 'docs',
  extension: 'md',
  dialect: { formatCallout: (text) => `> ${text}`, showsCodeTitles: true, titleInBody: true },
  build: ['node', 'build.mjs'],
  output: 'site',
};
