import type { LinkedPrompt, Metadata } from '@sightglass/tracing';
import type OpenAI from 'openai';

export interface WrapOptions {
  /** Name of the generations; the method's name by default. */
  name?: string;
  metadata?: Metadata;
  prompt?: LinkedPrompt;
}

/** Returns a client of the same type that records each call as a generation. */
export function wrapOpenAI<Client extends OpenAI>(client: Client, options?: WrapOptions): Client;
