/**
 * The names of `src/ui/styles/tokens.css` used in diagrams. The values tell mermaid's colours apart while it
 * draws; a finished drawing names the tokens, so it follows the theme.
 */
export const DIAGRAM_COLOURS = {
  paper: '#fbfaf7',
  raised: '#ffffff',
  sunken: '#f4f2ec',
  line: '#e5e1d8',
  'line-strong': '#c9c3b6',
  ink: '#1f1d1a',
  'ink-2': '#4a463f',
  'ink-3': '#69645a',
  amber: '#f0a92e',
  'amber-wash': '#fdf3df',
} as const;

/** Raise it if drawings should change although neither sources nor colours changed. */
const DRAWING_VERSION = 3;

/** Everything other than its source that affects a drawing. */
export const DIAGRAM_STYLE = JSON.stringify([DRAWING_VERSION, DIAGRAM_COLOURS]);
