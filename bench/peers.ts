import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSlug } from './generated-pages.ts';
import { PEERS } from './peers/all-peers.ts';
import { buildSite, measurePaint, type ServedSite, serveSite, weighSites } from './peers/measure-sites.ts';
import { type PeersOptions, parseOptions } from './peers/options.ts';
import { createOurSite } from './peers/our-site.ts';
import type { Peer } from './peers/peer.ts';
import { createPeerSite } from './peers/peer-site.ts';
import { getRemarks, HEADER, hasFailures, missesTargets, toRow } from './peers/report.ts';
import type { Site, SiteFigures } from './peers/site.ts';
import { removeOnExit } from './peers/temporary-folder.ts';
import { tinyPeer } from './peers/tiny-peer.ts';
import { fullOrSmoke, getExitCode, SMOKE } from './smoke.ts';
import { printTable } from './table.ts';

const ROUNDS = 3;
const SMOKE_OPTIONS: PeersOptions = { pages: 5, peers: ['tiny'], skipLighthouse: true };
const peers: Readonly<Record<string, Peer>> = fullOrSmoke(PEERS, { tiny: tinyPeer });

function readOptions(): PeersOptions {
  try {
    return SMOKE ? SMOKE_OPTIONS : parseOptions(process.argv.slice(2), Object.keys(PEERS));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function createSites(names: readonly string[]): Site[] {
  const folder = removeOnExit(mkdtempSync(join(tmpdir(), 'sightglass-peers-')));
  const others = Object.entries(peers).filter(([name]) => names.includes(name));
  return [createOurSite(), ...others.map(([name, peer]) => createPeerSite(peer, join(folder, name)))];
}

/** Builds the sites one after another, then serves all of them and measures one page of each. */
async function measure({ pages, peers: names, skipLighthouse }: PeersOptions): Promise<SiteFigures[]> {
  const middle = Math.floor(pages / 2);
  const path = `/docs/${getSlug(middle)}`;
  const all: SiteFigures[] = [];
  const served: ServedSite[] = [];
  const sites = createSites(names);
  for (const site of sites) {
    console.error(`Building ${site.name} with ${pages} pages ...`);
    all.push(await buildSite(site, pages));
  }
  for (const [index, site] of sites.entries()) {
    const figures = all[index];
    const running = figures && !figures.failure && (await serveSite(site, figures, path, `Generated page ${middle}`));
    if (running) served.push(running);
  }
  await weighSites(served, path);
  if (!skipLighthouse) await measurePaint(served, path, ROUNDS);
  return all;
}

const figures = await measure(readOptions());
printTable(HEADER, figures.map(toRow));
for (const remark of getRemarks(figures)) console.log(remark);
process.exit(hasFailures(figures) ? 1 : getExitCode(missesTargets(figures)));
