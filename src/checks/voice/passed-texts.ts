import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { GRAMMAR_RULES } from './grammar-rules.ts';
import type { WrittenText } from './written-texts.ts';

/** Texts without grammar faults in earlier runs, so that only changed ones are checked again. */
export interface PassedTexts {
  has(text: WrittenText): boolean;
  /** Replaces the file with the texts that pass now. */
  save(passed: readonly WrittenText[]): void;
}

/** Reads the texts that passed from a file; a missing or broken file means that none did. */
export function readPassedTexts(file: string): PassedTexts {
  const known = readHashes(file);
  return {
    has: (text) => known.has(hash(text)),
    save(passed) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(passed.map(hash).sort()));
    },
  };
}

function readHashes(file: string): ReadonlySet<unknown> {
  try {
    const hashes: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return new Set(Array.isArray(hashes) ? hashes : []);
  } catch {
    return new Set();
  }
}

/** Changes with the text and with the rules. */
function hash({ source }: WrittenText): string {
  return createHash('sha256')
    .update(JSON.stringify([GRAMMAR_RULES, source]))
    .digest('base64url');
}
