/** Words of the notebook banner. */
export const NOTEBOOK_WORDS = {
  title: 'This is a Jupyter notebook',
  github: 'Open on GitHub',
  colab: 'Run on Google Colab',
} as const;
