import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** Invalid input on the command line. */
export class UsageError extends Error {}

/** Parses options and arguments; what `parseArgs` refuses throws a `UsageError`. */
export function readArgs<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

/** Parses one of the allowed values; otherwise throws an error that lists them. */
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
