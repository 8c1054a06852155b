import { docusaurus } from './docusaurus.ts';
import { fumadocs } from './fumadocs.ts';
import type { Peer } from './peer.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';

/** The site generators that ours is compared with, by the name that `--only` takes. */
export const PEERS: Readonly<Record<string, Peer>> = { starlight, docusaurus, vitepress, fumadocs };
