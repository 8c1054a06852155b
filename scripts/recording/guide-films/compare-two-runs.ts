import { defineGuideFilm, explain, introduce, selectText } from './explain.ts';

/** Six questions, two runs: the average stays, two items change. */
export const compareTwoRuns = defineGuideFilm('compare-two-runs', 9, async (director) => {
  await introduce(director, 1, 'A file with six questions and good answers becomes the dataset qa.');
  await explain(director, '#stage dl > div:nth-child(3)', 'The second column is the expected output.');
  await introduce(director, 2, 'Two runs over the dataset, side by side: baseline, and long-words with a new search.');
  await explain(director, '#stage tbody tr:has-text("contains_expected")', 'The averages are the same: 0.83.');
  await explain(director, '#stage tbody tr:has-text("gasket")', 'But one item got better ...');
  await explain(director, '#stage tbody tr:has-text("oil")', '... and another got worse.');
  await introduce(director, 3, 'The item about the gasket, in the run baseline: contains_expected is false.');
  await explain(director, selectText('Dry run'), 'The search returned the passage about running dry.');
  await introduce(director, 4, 'The item about oil, in the run long-words.');
  await explain(
    director,
    selectText('Dry run'),
    'Here, too, the search returned the wrong passage. The model is not to blame.',
  );
});
