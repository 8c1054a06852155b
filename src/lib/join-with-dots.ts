/** Joins short facts of one line with dots. The line breaks only after a dot, so that none starts with one. */
export const joinWithDots = (facts: readonly string[]): string => facts.join('\u00a0· ');
