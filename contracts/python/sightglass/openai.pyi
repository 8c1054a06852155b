"""Drop-in for the OpenAI SDK: the same names; each call of Responses and Chat Completions is recorded as a generation."""

import openai as openai
from openai import AsyncAzureOpenAI as AsyncAzureOpenAI
from openai import AsyncOpenAI as AsyncOpenAI
from openai import AzureOpenAI as AzureOpenAI
from openai import OpenAI as OpenAI
