import { setTimeout as wait } from 'node:timers/promises';
import { syncGithub } from './github/run.ts';

const { status, stdout, stderr } = await syncGithub('content/data/github.json', process.env, {
  now: Date.now,
  wait: (ms) => wait(ms),
  onWait: (reason, ms) => process.stderr.write(`${reason} Trying again in ${Math.ceil(ms / 1000)} s.\n`),
});
process.stderr.write(stderr);
process.stdout.write(stdout);
process.exitCode = status;
