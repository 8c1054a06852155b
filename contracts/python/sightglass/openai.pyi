"""A drop-in replacement for the OpenAI SDK, with the same names. Each call to Responses and Chat Completions is recorded as a generation, and each call to Embeddings as an embedding."""

import openai as openai
from openai import AsyncAzureOpenAI as AsyncAzureOpenAI
from openai import AsyncOpenAI as AsyncOpenAI
from openai import AzureOpenAI as AzureOpenAI
from openai import OpenAI as OpenAI
