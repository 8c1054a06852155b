// Replaces this process with the bundled server, with limits that keep its memory low (docs/decisions/016-work-budget-and-worker.md).
import { spawnSync } from 'node:child_process';

const args = [
  // Without a limit, garbage of two threads takes 250 MB before it is collected.
  '--max-semi-space-size=4',
  '--max-old-space-size=160',
  // Collects garbage when the heap is a quarter larger than what is in use.
  '--heap-growing-percent=25',
  // Lets the worker thread collect garbage, which V8 puts off while it is busy.
  '--expose-gc',
  'dist/server/main.js',
];
// glibc keeps an arena of freed memory for each thread, and gives little of it back.
const env = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', ...process.env };

// Windows cannot replace a process.
if (process.platform === 'win32')
  process.exit(spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1);
process.execve?.(process.execPath, [process.execPath, ...args], env);
