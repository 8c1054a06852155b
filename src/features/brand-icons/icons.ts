import anthropic from 'simple-icons/icons/anthropic.svg?raw';
import bytedance from 'simple-icons/icons/bytedance.svg?raw';
import claude from 'simple-icons/icons/claude.svg?raw';
import claudecode from 'simple-icons/icons/claudecode.svg?raw';
import cloudflare from 'simple-icons/icons/cloudflare.svg?raw';
import crewai from 'simple-icons/icons/crewai.svg?raw';
import cursor from 'simple-icons/icons/cursor.svg?raw';
import databricks from 'simple-icons/icons/databricks.svg?raw';
import datadog from 'simple-icons/icons/datadog.svg?raw';
import deepseek from 'simple-icons/icons/deepseek.svg?raw';
import dify from 'simple-icons/icons/dify.svg?raw';
import githubcopilot from 'simple-icons/icons/githubcopilot.svg?raw';
import google from 'simple-icons/icons/google.svg?raw';
import googlebigquery from 'simple-icons/icons/googlebigquery.svg?raw';
import googlecloud from 'simple-icons/icons/googlecloud.svg?raw';
import googlegemini from 'simple-icons/icons/googlegemini.svg?raw';
import gradio from 'simple-icons/icons/gradio.svg?raw';
import grafana from 'simple-icons/icons/grafana.svg?raw';
import haystack from 'simple-icons/icons/haystack.svg?raw';
import huggingface from 'simple-icons/icons/huggingface.svg?raw';
import kong from 'simple-icons/icons/kong.svg?raw';
import langchain from 'simple-icons/icons/langchain.svg?raw';
import langflow from 'simple-icons/icons/langflow.svg?raw';
import langgraph from 'simple-icons/icons/langgraph.svg?raw';
import livekit from 'simple-icons/icons/livekit.svg?raw';
import milvus from 'simple-icons/icons/milvus.svg?raw';
import mistralai from 'simple-icons/icons/mistralai.svg?raw';
import mixpanel from 'simple-icons/icons/mixpanel.svg?raw';
import mlflow from 'simple-icons/icons/mlflow.svg?raw';
import n8n from 'simple-icons/icons/n8n.svg?raw';
import nvidia from 'simple-icons/icons/nvidia.svg?raw';
import ollama from 'simple-icons/icons/ollama.svg?raw';
import opencode from 'simple-icons/icons/opencode.svg?raw';
import openrouter from 'simple-icons/icons/openrouter.svg?raw';
import opentelemetry from 'simple-icons/icons/opentelemetry.svg?raw';
import perplexity from 'simple-icons/icons/perplexity.svg?raw';
import pipecat from 'simple-icons/icons/pipecat.svg?raw';
import posthog from 'simple-icons/icons/posthog.svg?raw';
import pydantic from 'simple-icons/icons/pydantic.svg?raw';
import qdrant from 'simple-icons/icons/qdrant.svg?raw';
import quarkus from 'simple-icons/icons/quarkus.svg?raw';
import replicate from 'simple-icons/icons/replicate.svg?raw';
import snowflake from 'simple-icons/icons/snowflake.svg?raw';
import spring from 'simple-icons/icons/spring.svg?raw';
import streamlit from 'simple-icons/icons/streamlit.svg?raw';
import tanstack from 'simple-icons/icons/tanstack.svg?raw';
import temporal from 'simple-icons/icons/temporal.svg?raw';
import vercel from 'simple-icons/icons/vercel.svg?raw';
import vllm from 'simple-icons/icons/vllm.svg?raw';
import zapier from 'simple-icons/icons/zapier.svg?raw';
import { MARK_ALIASES } from './aliases.ts';
import { LINE_ICONS } from './line-icons.ts';

/** A project's mark on a grid of 24 by 24, filled or drawn with lines. */
export interface BrandMark {
  paths: readonly string[];
  stroke: boolean;
}

const SIMPLE_ICONS: Readonly<Record<string, string>> = {
  anthropic,
  bytedance,
  claude,
  claudecode,
  cloudflare,
  crewai,
  cursor,
  databricks,
  datadog,
  deepseek,
  dify,
  githubcopilot,
  google,
  googlebigquery,
  googlecloud,
  googlegemini,
  gradio,
  grafana,
  haystack,
  huggingface,
  kong,
  langchain,
  langflow,
  langgraph,
  livekit,
  milvus,
  mistralai,
  mixpanel,
  mlflow,
  n8n,
  nvidia,
  ollama,
  opencode,
  openrouter,
  opentelemetry,
  perplexity,
  pipecat,
  posthog,
  pydantic,
  qdrant,
  quarkus,
  replicate,
  snowflake,
  spring,
  streamlit,
  tanstack,
  temporal,
  vercel,
  vllm,
  zapier,
};

const COPIED = Object.fromEntries(
  Object.entries(import.meta.glob<string>('./marks/*.svg', { eager: true, query: '?raw', import: 'default' })).map(
    ([file, svg]) => [file.replace(/^.*\/|\.svg$/g, ''), svg],
  ),
);

const getOwnProperty = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The mark of a project by its name here, by a simple-icons slug, or by the last part of a page's path. */
export function brandMark(slug: string): BrandMark | undefined {
  const name = getOwnProperty(MARK_ALIASES, slug) ?? slug;
  const lineIcon = getOwnProperty(LINE_ICONS, name);
  if (lineIcon) return { paths: [lineIcon], stroke: true };
  const svg = getOwnProperty(COPIED, name) ?? getOwnProperty(SIMPLE_ICONS, name);
  if (svg === undefined) return undefined;
  return { paths: Array.from(svg.matchAll(/ d="([^"]+)"/g), ([, path = '']) => path), stroke: false };
}
