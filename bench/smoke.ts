/** True for a run that only shows that a bench still works: small sizes, and no target counts. */
export const SMOKE = process.argv.includes('--smoke');

/** The size of a run: the second value for a smoke run. */
export const sized = <Value>(usual: Value, smoke: Value): Value => (SMOKE ? smoke : usual);

/** The exit code of a bench that missed targets or met them. */
export const exitCode = (missed: boolean): 0 | 1 => (missed && !SMOKE ? 1 : 0);
