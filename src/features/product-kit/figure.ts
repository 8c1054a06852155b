/** The data of drawn figures, for the tags that draw them. */
export type { Figure, FigureData, FigureKind } from '../../schema/figure-file.ts';
