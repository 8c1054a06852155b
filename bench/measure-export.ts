import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Resources that one export used. */
export interface Usage {
  cpuSeconds: number;
  rssMb: number;
  wallSeconds: number;
}

/** Exports the site of `root` in a separate process. */
export async function measureExport(root: string, outDir: string, nodeArgs: readonly string[] = []): Promise<Usage> {
  const started = performance.now();
  const reporter = join(import.meta.dirname, 'report-usage.mjs');
  const child = spawn(process.execPath, [...nodeArgs, '--import', reporter, 'dist/server/export.js', outDir], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  const pipe = child.stdio[3] as NodeJS.ReadableStream;
  const [report, code] = await Promise.all([text(pipe), new Promise((done) => child.on('exit', done))]);
  if (code !== 0) throw new Error(`The export ended with ${code}.`);
  return { ...JSON.parse(report), wallSeconds: (performance.now() - started) / 1000 };
}
