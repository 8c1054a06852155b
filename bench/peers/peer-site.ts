import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatePage, getSlug } from '../generated-pages.ts';
import type { Peer } from './peer.ts';
import { convertPage } from './plain-page.ts';
import { runStaticServer } from './run-static-server.ts';
import type { Site } from './site.ts';

const INSTALL = ['npm', 'install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'] as const;

/** Creates the site of a peer in a folder: installed from the package registry, served as static files. */
export function createPeerSite(peer: Peer, folder: string): Site {
  return {
    name: peer.name,
    folder,
    write: (pages) => writeSite(peer, folder, pages),
    install: Object.keys(peer.packages).length > 0 ? INSTALL : undefined,
    build: peer.build,
    serve: () => runStaticServer(join(folder, peer.output)),
  };
}

function writeSite(peer: Peer, folder: string, pages: number): void {
  const write = (path: string, text: string) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const slugs = Array.from({ length: pages }, (_, page) => getSlug(page));
  const packageJson = { name: 'peer', version: '0.0.0', private: true, dependencies: peer.packages };
  write('package.json', JSON.stringify(packageJson));
  for (const [path, text] of Object.entries(peer.getFiles(slugs))) write(path, text);
  for (const [page, slug] of slugs.entries())
    write(`${peer.docsFolder}/${slug}.${peer.extension}`, convertPage(generatePage(page, pages), peer.dialect));
}
