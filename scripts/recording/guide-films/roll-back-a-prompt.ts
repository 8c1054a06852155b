import { defineGuideFilm, explain, introduce, openRow, selectLine, selectRow } from './explain.ts';

/** A new version is cheaper but loses numbers, so the label moves back. */
export const rollBackAPrompt = defineGuideFilm('roll-back-a-prompt', 9, async (director) => {
  await introduce(director, 1, 'Two versions of the prompt summarise-report, over the last seven days.');
  await explain(
    director,
    selectLine('Average scores'),
    'Version 4 is cheaper and faster, but numbers_kept fell from 0.97 to 0.71.',
  );
  await introduce(director, 2, 'The history shows why. Version 4 has the label production.');
  await openRow(director, '3', 'Version 3 added the line "Keep every number and unit as it is."');
  await openRow(director, '4', 'Version 4 asks for three sentences, and that line is gone.');
  await introduce(director, 3, 'Move the label production back to version 3. Nothing is deleted or deployed.');
  await explain(director, selectRow('3'), 'From now on, applications that ask for production get version 3.');
  await explain(director, selectRow('4'), 'Version 4 stays in the history, ready to be corrected.');
});
