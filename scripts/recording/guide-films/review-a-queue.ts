import { defineGuideFilm, explain, introduce, press } from './explain.ts';

/** Two items of a queue: one is right, one is corrected and goes into a dataset. */
export const reviewAQueue = defineGuideFilm('review-a-queue', 2, async (director) => {
  await introduce(director, 1, 'A queue with 50 answers from production. 32 are done, and this is the next one.');
  await explain(director, '#stage div:has(> div > p:has-text("Output"))', 'Read the question and the answer.');
  await explain(
    director,
    '#stage div:has(> ul)',
    'Then answer one question about it: is every claim supported by the documents?',
  );
  await press(director, '#stage li:has-text("supported")', 2, 'Supported. The score is saved as soon as it is set.');
  await introduce(director, 3, 'The next item gets the verdict unsupported: any engine oil is wrong.');
  await explain(
    director,
    '#stage div:has(> p:has-text("Mineral oil"))',
    'The reviewer also writes what the answer should have been.',
  );
  await explain(director, '#stage dl', '33 done, 17 to go.');
  await introduce(director, 4, 'Added to a dataset, the corrected output becomes the expected output.');
});
