/** Browsers we write CSS for: those that support `light-dark()` and `:has()`. */
const VERSIONS: Readonly<Record<string, readonly [major: number, minor: number]>> = {
  chrome: [123, 0],
  edge: [123, 0],
  firefox: [120, 0],
  safari: [17, 5],
};

/** The browsers as Vite names them. */
export const VITE_CSS_TARGETS = Object.entries(VERSIONS).map(
  ([name, [major, minor]]) => `${name}${major}${minor ? `.${minor}` : ''}`,
);

/** The browsers as Lightning CSS numbers them. Without them, it writes shorthands that no browser reads yet. */
export const LIGHTNING_TARGETS = Object.fromEntries(
  Object.entries(VERSIONS).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
);
