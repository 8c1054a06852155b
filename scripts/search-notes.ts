import { runSearchNotes } from './search-notes/run.ts';

// Whoever reads may stop early, as `head` does.
process.stdout.on('error', () => process.exit(0));
const { status, stdout, stderr } = await runSearchNotes(process.argv.slice(2), process.env);
process.stderr.write(stderr);
process.stdout.write(stdout);
process.exitCode = status;
