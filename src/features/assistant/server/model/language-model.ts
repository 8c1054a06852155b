import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { AssistantModelEnv } from '../../../../site/assistant-env.ts';

/** Opens the configured model. Only loads the code of its provider. */
export async function openLanguageModel(env: AssistantModelEnv): Promise<LanguageModelV4> {
  const { provider, model, apiKey, baseUrl } = env;
  const options = { apiKey, ...(baseUrl && { baseURL: baseUrl }) };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(options).responses(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options).languageModel(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(options).languageModel(model);
    case 'azure': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const baseURL = /\/openai\/v1$/.test(baseUrl) ? baseUrl : `${baseUrl}/openai/v1`;
      return createOpenAI({ apiKey, baseURL, headers: { 'api-key': apiKey } }).chat(model);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const settings = { name: 'assistant', baseURL: baseUrl, includeUsage: true, ...(apiKey && { apiKey }) };
      return createOpenAICompatible(settings).chatModel(model);
    }
  }
}
