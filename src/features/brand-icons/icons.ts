import anthropic from 'simple-icons/icons/anthropic.svg?raw';
import databricks from 'simple-icons/icons/databricks.svg?raw';
import dify from 'simple-icons/icons/dify.svg?raw';
import gradio from 'simple-icons/icons/gradio.svg?raw';
import langchain from 'simple-icons/icons/langchain.svg?raw';
import langflow from 'simple-icons/icons/langflow.svg?raw';
import ollama from 'simple-icons/icons/ollama.svg?raw';
import posthog from 'simple-icons/icons/posthog.svg?raw';
import pydantic from 'simple-icons/icons/pydantic.svg?raw';
import vercel from 'simple-icons/icons/vercel.svg?raw';

const FILES: Readonly<Record<string, string>> = {
  anthropic,
  databricks,
  dify,
  gradio,
  langchain,
  langflow,
  ollama,
  posthog,
  pydantic,
  vercel,
};

/** Outline of a logo on a grid of 24 by 24, or undefined where the table has none. */
export function brandIconPath(slug: string): string | undefined {
  return Object.hasOwn(FILES, slug) ? / d="([^"]+)"/.exec(FILES[slug] ?? '')?.[1] : undefined;
}
