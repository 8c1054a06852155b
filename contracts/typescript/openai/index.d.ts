import type { LinkedPrompt, Metadata } from '@sightglass/tracing';
import type OpenAI from 'openai';

export interface WrapOptions {
  /** Name of the generations; the method's name by default. */
  name?: string;
  /** Metadata of each generation. */
  metadata?: Metadata;
  /** Prompt to link the generations to. */
  prompt?: LinkedPrompt;
}

/**
 * Returns a client of the same type that records each call as a generation.
 * @param client Client to wrap.
 */
export function wrapOpenAI<Client extends OpenAI>(client: Client, options?: WrapOptions): Client;
