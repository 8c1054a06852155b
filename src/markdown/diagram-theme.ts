/** The names of `src/ui/styles/tokens.css` that diagrams are drawn with, and their values. A test holds the two together. */
export const DIAGRAM_COLOURS = {
  light: {
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
  },
  dark: {
    paper: '#191816',
    raised: '#211f1c',
    sunken: '#131210',
    line: '#34312c',
    'line-strong': '#4d4942',
    ink: '#f0ece4',
    'ink-2': '#c5bfb3',
    'ink-3': '#a09a8d',
    amber: '#f0ad3c',
    'amber-wash': '#2e2617',
  },
} as const;

/** The two faces of a drawing. */
export type DiagramFace = keyof typeof DIAGRAM_COLOURS;

/** Raise it when drawings are to look different although neither sources nor colours changed. */
const DRAWING_VERSION = 1;

/** Everything that decides how a diagram looks besides its source. */
export const DIAGRAM_STYLE = JSON.stringify([DRAWING_VERSION, DIAGRAM_COLOURS]);
