import { runFeedback } from './feedback/run.ts';
import { main } from './store-command/run.ts';

await main(runFeedback);
