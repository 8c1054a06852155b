import { defineGuideFilm, explain, introduce, openRow, selectLine, selectText } from './explain.ts';

/** An evaluator, a week of verdicts, and the reason for one of them. */
export const scoreWithAJudge = defineGuideFilm('score-with-a-judge', 2, async (director) => {
  await introduce(director, 1, 'An evaluator named grounded, made from the template Faithfulness.');
  await explain(
    director,
    '#stage dl > div:nth-child(3)',
    'The documents come from the observation retrieve, the output from the trace.',
  );
  await explain(director, '#stage dl > div:nth-child(6)', 'The judge reads one in ten answers from production.');
  await introduce(director, 2, 'A week later: 412 verdicts.');
  await explain(director, selectLine('unsupported'), '18 answers are unsupported. Read these first.');
  await introduce(director, 3, 'One of them: the score is in the header of its trace.');
  await explain(director, selectText('30 seconds'), 'The manual says 30 seconds at most.');
  await openRow(director, 'generate', 'The answer says two minutes.');
  await introduce(director, 4, 'The call of the judge is a trace too, with the documents and the answer as input.');
  await explain(director, selectText('Two claims'), 'Its output gives the reason first, then the verdict.');
});
