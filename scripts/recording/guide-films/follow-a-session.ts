import { defineGuideFilm, explain, introduce, openRow, selectRow, selectText } from './explain.ts';

/** A turn is marked as not helpful; its cause is two turns earlier. */
export const followASession = defineGuideFilm('follow-a-session', 2, async (director) => {
  await introduce(director, 1, 'A conversation with a support assistant: four turns in three and a half minutes.');
  await explain(director, '#stage ol > li:nth-child(4)', 'The customer marked the fourth answer as not helpful.');
  await explain(director, '#stage ol > li:nth-child(1)', 'Read from the start. The customer never names the kettle.');
  await explain(
    director,
    '#stage ol > li:nth-child(2)',
    'The second turn is the cause: the assistant assumes a K20, and the next two answers build on it.',
  );
  await introduce(director, 2, 'The trace of the second turn: one search, one model call.');
  await explain(director, selectText('K22'), 'The search found two kettles of this size, the K20 and the K22.');
  await openRow(director, 'write-answer', 'Both reached the model. It picked the first instead of asking.');
  await explain(director, selectRow('find-product'), 'A comment on this step tells the team what to change.');
  await introduce(director, 3, 'Priya comments on the search, and Jonas adds the turn to a dataset.');
});
