import { defineGuideFilm, explain, introduce, openRow, selectLine } from './explain.ts';

/** From a month's total to the step that makes it expensive. */
export const watchCost = defineGuideFilm('watch-cost', 2, async (director) => {
  await introduce(director, 1, 'The cost of all model calls in October: $412.60, 9% more than the month before.');
  await explain(director, selectLine('Which customer?'), 'One user, user-2041, accounts for $96.50 of it.');
  await introduce(director, 2, 'The same month, with a closer look at this user.');
  await explain(director, selectLine('Which feature?'), 'Almost all of it is the feature answer.');
  await explain(
    director,
    selectLine('What does one answer cost?'),
    'One answer costs this user $0.118, and others about $0.014.',
  );
  await introduce(director, 3, 'A trace of this user shows why: 47,260 tokens of input for 8 tokens of output.');
  await openRow(director, 'load-manual', 'load-manual returns a whole manual of 212 pages.');
  await openRow(director, 'write-answer', 'All of it goes to the model, where one passage would do.');
  await introduce(director, 4, 'An alert sends an email when the model cost of a month reaches $450.');
});
