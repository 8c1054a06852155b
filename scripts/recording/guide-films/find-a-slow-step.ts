import { defineGuideFilm, explain, introduce, openRow, selectLine, selectRow } from './explain.ts';

/** Two lookups wait for each other without need, and then run at once. */
export const findASlowStep = defineGuideFilm('find-a-slow-step', 2, async (director) => {
  await introduce(
    director,
    1,
    'This agent took 12.48 s to answer one question. No step is slow on its own: the longest takes 2.30 s.',
  );
  await openRow(director, 'tool-3', 'The second check-stock looks up part P-91. It starts at 8.36 s.');
  await explain(director, selectRow('call-3'), 'Before it, the agent waits 1.69 s for the model to ask for this part.');
  await openRow(
    director,
    'tool-2',
    "The first check-stock looks up part P-88. Neither lookup needs the other's result.",
  );
  await introduce(
    director,
    2,
    'In the release parallel-tools, the model asks for both parts at once, and the lookups run side by side.',
  );
  await explain(director, '#stage .trace-about dl > div >> nth=0', 'The same question now takes 8.59 s.');
  await introduce(director, 3, 'One trace proves little. Compare the slow requests of both releases, and the quality.');
  await explain(
    director,
    selectLine('Is it faster?'),
    'The 95th percentile fell from 13.10 s to 9.20 s, and the score did not fall.',
  );
});
