import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { parseYaml } from '../../markdown/front-matter.ts';
import {
  attributesSchema,
  messagesSchema,
  type Operations,
  operationsSchema,
  type SdkMessage,
} from '../../schema/platform.ts';

/** What the platform promises in addition to its API and SDKs. */
export interface Platform {
  messages: readonly SdkMessage[];
  /** Names of our custom span attributes. */
  attributes: readonly string[];
  operations: Operations;
  texts: readonly string[];
}

/** Reads what the platform logs, records and offers to operators. */
export function readPlatform(folder: string): Platform {
  const texts: string[] = [];
  const read = <T>(file: string, schema: z.ZodType<T>): T => {
    const text = readFileSync(join(folder, file), 'utf8');
    texts.push(text);
    return parseYaml(text, `contracts/${file}`, schema);
  };
  const { messages } = read('messages.json', messagesSchema);
  const { observation, trace } = read('attributes.json', attributesSchema);
  const operations = read('operations.json', operationsSchema);
  const attributes = [...observation, ...trace].map(({ name }) => name);
  return { messages, attributes: [...attributes, ...operations.spanAttributes], operations, texts };
}
