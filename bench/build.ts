import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { shareCaches } from '../tests/shared-caches.ts';
import { getSlug } from './generated-pages.ts';
import { measureExport, type Usage } from './measure-export.ts';
import { fullOrSmoke, getExitCode, SMOKE } from './smoke.ts';
import { stageRoot, writeContent } from './staged-site.ts';
import { printTable } from './table.ts';

const TARGETS = { coldCpu: 20, warmCpu: 6, rssMb: 1024, editSeconds: 2 };
/** Measured on 1,000 MDX pages on 2 cores: CPU seconds and GB, from the decision on the stack. */
const OTHER_GENERATORS = [
  ['Fumadocs on Next', '114', '4600'],
  ['VitePress', '252', '3400'],
  ['Docusaurus', '82', '2000'],
  ['Starlight', '53', '2100'],
  ['Astro with React islands', '32', '1900'],
  ['our spike, cold', '14', '340'],
  ['our spike, warm', '<4', ''],
] as const;
const LINEAR_SLACK = 1.25;

const TARGET_TEXTS = {
  cold: `<= ${TARGETS.coldCpu} CPU s, 1 GB`,
  warm: `<= ${TARGETS.warmCpu} CPU s`,
  'one edited page': `<= ${TARGETS.editSeconds} s wall`,
};

interface Run extends Usage {
  pages: number;
  cache: 'cold' | 'warm' | 'one edited page';
}

/** Smoke runs share caches, so that their first export is a warm one. */
const CACHES = fullOrSmoke<readonly Run['cache'][]>(['cold', 'warm', 'one edited page'], ['warm', 'one edited page']);

/** Exports `pages` generated pages with empty caches, again with what the first run left, and again after an edit. */
async function measureRuns(staged: string, pages: number, caches: readonly Run['cache'][] = CACHES): Promise<Run[]> {
  for (const folder of ['content', '.cache', 'out']) rmSync(join(staged, folder), { recursive: true, force: true });
  writeContent(staged, pages);
  if (SMOKE) shareCaches(staged);
  const done: Run[] = [];
  for (const cache of caches) {
    if (cache === 'one edited page')
      appendFileSync(join(staged, 'content/docs', `${getSlug(0)}.mdx`), '\nOne more sentence.\n');
    done.push({ pages, cache, ...(await measureExport(staged, 'out')) });
  }
  return done;
}

function row({ pages, cache, cpuSeconds, wallSeconds, rssMb }: Run): string[] {
  const target = pages === 1000 ? TARGET_TEXTS[cache] : '';
  const speed = (pages / wallSeconds).toFixed(0);
  return [`${pages} pages, ${cache}`, cpuSeconds.toFixed(1), rssMb.toFixed(0), wallSeconds.toFixed(1), speed, target];
}

/** What the generated pages cost beyond the export of a single one: code, grammars, coded pages, contracts and data. */
function describeFixedPart(all: readonly Run[]): string | undefined {
  const [one, cold] = [1, 1000].map((pages) => all.find((run) => run.pages === pages && run.cache === 'cold'));
  if (!one || !cold) return undefined;
  const beyond = (cold.cpuSeconds - one.cpuSeconds).toFixed(1);
  return `Cold, 1000 pages take ${beyond} CPU s beyond the fixed part, which is ${one.cpuSeconds.toFixed(1)} CPU s.`;
}

/** Lists missed targets; growth is compared in CPU seconds per page. */
function getMissedTargets(all: readonly Run[]): string[] {
  const findRun = (pages: number, cache: Run['cache']) => all.find((run) => run.pages === pages && run.cache === cache);
  const cold = findRun(1000, 'cold');
  const warm = findRun(1000, 'warm');
  const large = findRun(10_000, 'warm');
  const missed: string[] = [];
  if (cold && cold.cpuSeconds > TARGETS.coldCpu) missed.push(`cold: over ${TARGETS.coldCpu} CPU seconds`);
  if (cold && cold.rssMb > TARGETS.rssMb) missed.push('cold: over 1 GB');
  if (warm && warm.cpuSeconds > TARGETS.warmCpu) missed.push(`warm: over ${TARGETS.warmCpu} CPU seconds`);
  const edited = findRun(1000, 'one edited page');
  if (edited && edited.wallSeconds > TARGETS.editSeconds)
    missed.push(`one edited page: over ${TARGETS.editSeconds} seconds`);
  if (warm && large && large.cpuSeconds > warm.cpuSeconds * 10 * LINEAR_SLACK) missed.push('growth: not linear');
  return missed;
}

const staged = stageRoot();
try {
  const sizes = fullOrSmoke(process.argv.includes('--quick') ? [1000] : [1000, 10_000], [20]);
  const all: Run[] = SMOKE ? [] : await measureRuns(staged, 1, ['cold']);
  for (const pages of sizes) all.push(...(await measureRuns(staged, pages)));
  printTable(
    ['export', 'CPU s', 'RSS MB', 'wall s', 'pages/s', 'target'],
    [...all.map(row), ...OTHER_GENERATORS.map(([name, cpu, rss]) => [`${name} (1000)`, cpu, rss, '', '', ''])],
  );
  const fixedPart = describeFixedPart(all);
  if (fixedPart) console.log(fixedPart);
  const missed = getMissedTargets(all);
  console.log(missed.length === 0 ? 'All targets are met.' : `Missed: ${missed.join('; ')}.`);
  process.exitCode = getExitCode(missed.length > 0);
} finally {
  rmSync(staged, { recursive: true, force: true });
}
