import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** A mistake that the person at the keyboard can put right. */
export class UsageError extends Error {}

/** Reads options and words; what parseArgs refuses is a mistake of usage. */
export function readArgs<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

/** One of the values that are allowed, or a mistake that names them. */
export function parseChoice<T extends string>(what: string, value: string | undefined, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new UsageError(`${what}: expected ${allowed.join(' or ')}, not "${value ?? ''}".`);
  return found;
}

/** The same where the option may be skipped. */
export function parseOptionalChoice<T extends string>(
  what: string,
  value: string | undefined,
  allowed: readonly T[],
): T | undefined {
  return value === undefined ? undefined : parseChoice(what, value, allowed);
}
