import { rmSync } from 'node:fs';
import { getSlug } from './generated-pages.ts';
import { runServer } from './running-server.ts';
import { fullOrSmoke, getExitCode } from './smoke.ts';
import { stageRoot, writeContent } from './staged-site.ts';
import { printTable } from './table.ts';

const PAGES = fullOrSmoke(1000, 20);
const TARGET_CPU = 5;

/** Requests the Markdown of every generated page from a new server with empty caches; reports the CPU time of its startup separately. */
const staged = stageRoot();
try {
  writeContent(staged, PAGES);
  const server = await runServer(staged);
  const atStart = server.cpuSeconds();
  if (atStart === undefined) throw new Error('CPU time can only be read on Linux.');
  const started = performance.now();
  let bytes = 0;
  for (let page = 0; page < PAGES; page++) {
    const path = `/docs/${getSlug(page)}.md`;
    const response = await fetch(server.url + path);
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
    bytes += (await response.arrayBuffer()).byteLength;
  }
  const wall = (performance.now() - started) / 1000;
  const used = (server.cpuSeconds() ?? 0) - atStart;
  await server.stop();
  printTable(
    ['Markdown of all pages', 'CPU s', 'wall s', 'KB', 'target'],
    [
      ['start of the server', atStart.toFixed(1), '', '', ''],
      [`${PAGES} pages`, used.toFixed(1), wall.toFixed(1), (bytes / 1024).toFixed(0), `<= ${TARGET_CPU} s`],
    ],
  );
  console.log(used <= TARGET_CPU ? 'The target is met.' : `Missed: over ${TARGET_CPU} CPU seconds.`);
  process.exitCode = getExitCode(used > TARGET_CPU);
} finally {
  rmSync(staged, { recursive: true, force: true });
}
