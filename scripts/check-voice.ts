import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { countBySection, styleFaults } from '../src/checks/voice/check-voice.ts';
import { loadGrammarCheck } from '../src/checks/voice/grammar.ts';
import { readPassedTexts } from '../src/checks/voice/passed-texts.ts';
import { readWrittenTexts, type WrittenText } from '../src/checks/voice/written-texts.ts';
import { type Fault, formatFault } from '../src/lib/fault.ts';

/** Checks the style and the grammar of all text on the site. Grammar takes most of the time, so it runs on all cores. */
async function main(): Promise<void> {
  const texts = readWrittenTexts(process.cwd());
  const grammar = await checkGrammar(texts);
  const faults = [...texts.flatMap(styleFaults), ...grammar].sort(byPlace);
  for (const fault of faults) console.error(formatFault(fault));
  console.log(countBySection(texts, faults));
  process.exit(faults.length > 0 ? 1 : 0);
}

async function checkGrammar(texts: readonly WrittenText[]): Promise<Fault[]> {
  const passed = readPassedTexts('.cache/voice/passed.json');
  const changed = texts.filter((text) => !passed.has(text));
  const count = Math.min(4, availableParallelism(), Math.ceil(changed.length / 20));
  const shares = Array.from({ length: count }, (_, shareIndex) =>
    changed.filter((_, index) => index % count === shareIndex),
  );
  const faults = (await Promise.all(shares.map(checkShare))).flat();
  const broken = new Set(faults.map(({ file }) => file));
  passed.save(texts.filter(({ file }) => !broken.has(file)));
  return faults;
}

function checkShare(share: WrittenText[]): Promise<Fault[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function byPlace(a: Fault, b: Fault): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);
}

if (isMainThread) await main();
else {
  const check = await loadGrammarCheck();
  const faults: Fault[] = [];
  for (const text of workerData as WrittenText[]) faults.push(...(await check(text)));
  parentPort?.postMessage(faults);
}
