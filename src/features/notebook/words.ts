/** Words of the notebook banner and the line under it. */
export const NOTEBOOK_WORDS = {
  title: 'This is a Jupyter notebook',
  github: 'Open on GitHub',
  colab: 'Run on Google Colab',
  checked: 'Checked: parses, names resolve',
  simulated: 'model replies simulated',
} as const;
