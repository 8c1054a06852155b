import { runSearchNotes } from './search-notes/run.ts';
import { main } from './store-command/run.ts';

await main(runSearchNotes);
