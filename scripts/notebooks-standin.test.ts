import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StandIn, startStandIn } from './notebooks/standin/server.ts';

let standIn: StandIn;
let client: OpenAI;

beforeAll(async () => {
  standIn = await startStandIn({
    root: process.cwd(),
    start: new Date('2026-11-16T09:00:00Z'),
    pace: 0,
    replies: [
      { user: 'charged twice', text: 'The second payment is on its way back.', latencyMs: 800, cachedTokens: 5 },
      { user: 'slow down', times: 1, error: { status: 429, type: 'rate_limit_error', message: 'Too many requests.' } },
      { user: 'route this', text: 'Done.', servedBy: 'glm-5p3', headers: { 'x-gateway-fallbacks': '1' } },
      { after: 'get_weather', text: 'It is 4 °C.' },
    ],
  });
  client = new OpenAI({ apiKey: 'k', baseURL: `${standIn.url}/v1`, maxRetries: 0 });
});
afterAll(() => standIn.close());

const weather = {
  type: 'object',
  properties: { city: { type: 'string' } },
  required: ['city'],
  additionalProperties: false,
};

describe('OpenAI Responses', () => {
  it('returns the scripted reply with usage and the simulated latency', async () => {
    const call = client.responses.create({ model: 'gpt-6-luna', input: 'I was charged twice.' });
    const { data, response } = await call.withResponse();
    expect(data.output_text).toBe('The second payment is on its way back.');
    expect(data.usage).toMatchObject({ input_tokens_details: { cached_tokens: 5 }, output_tokens: expect.any(Number) });
    expect(response.headers.get('x-standin-latency-ms')).toBe('800');
  });

  it('streams the same text and ends with the whole response', async () => {
    const stream = await client.responses.create({ model: 'gpt-6-luna', input: 'I was charged twice.', stream: true });
    let text = '';
    let last = '';
    for await (const event of stream) {
      if (event.type === 'response.output_text.delta') text += event.delta;
      last = event.type === 'response.completed' ? event.response.output_text || event.type : last;
    }
    expect(text).toBe('The second payment is on its way back.');
    expect(last).not.toBe('');
  });

  it('calls a tool once and then replies', async () => {
    const tools = [{ type: 'function' as const, name: 'get_weather', parameters: weather, strict: true }];
    const first = await client.responses.create({ model: 'gpt-6-luna', input: 'Weather in Bergen?', tools });
    const call = first.output.find((item) => item.type === 'function_call');
    expect(call).toMatchObject({ name: 'get_weather', arguments: '{"city":"Bergen"}' });
    if (call?.type !== 'function_call') throw new Error('no call');
    const second = await client.responses.create({
      model: 'gpt-6-luna',
      tools,
      input: [
        { role: 'user', content: 'Weather in Bergen?' },
        call,
        { type: 'function_call_output', call_id: call.call_id, output: '4' },
      ],
    });
    expect(second.output_text).toBe('It is 4 °C.');
  });

  it('fills in a JSON schema if no reply is scripted', async () => {
    const schema = {
      type: 'object',
      properties: {
        topic: { type: 'string', enum: ['billing', 'bug'] },
        tags: { type: 'array', items: { type: 'string' } },
        sure: { type: 'number', minimum: 0, maximum: 1 },
      },
    };
    const { output_text } = await client.responses.create({
      model: 'gpt-6-luna',
      input: 'A bug in the export',
      text: { format: { type: 'json_schema', name: 'ticket', schema, strict: true } },
    });
    expect(JSON.parse(output_text)).toEqual({ topic: 'bug', tags: ['A bug in the export'], sure: 0.8 });
  });

  it('fails as often as scripted', async () => {
    const ask = () => client.responses.create({ model: 'gpt-6-luna', input: 'slow down' });
    await expect(ask()).rejects.toMatchObject({ status: 429 });
    expect((await ask()).output_text).toBe('In short: slow down.');
  });
});

describe('OpenAI Chat Completions and embeddings', () => {
  const messages = [{ role: 'user' as const, content: 'I was charged twice.' }];

  it('returns the scripted reply', async () => {
    const { choices, usage } = await client.chat.completions.create({ model: 'gpt-6-luna', messages });
    expect(choices[0]?.message.content).toBe('The second payment is on its way back.');
    expect(usage?.total_tokens).toBe((usage?.prompt_tokens ?? 0) + (usage?.completion_tokens ?? 0));
  });

  it('names the model and the headers that a router or gateway would', async () => {
    const call = client.chat.completions.create({
      model: 'routers/glm-latest',
      messages: [{ role: 'user', content: 'Please route this' }],
    });
    const { data, response } = await call.withResponse();
    expect(data.model).toBe('glm-5p3');
    expect(response.headers.get('x-gateway-fallbacks')).toBe('1');
  });

  it('streams, with usage if it is requested', async () => {
    const stream = await client.chat.completions.create({
      model: 'gpt-6-luna',
      messages,
      stream: true,
      stream_options: { include_usage: true },
    });
    const chunks = [];
    for await (const chunk of stream) chunks.push(chunk);
    expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('')).toMatch(/^The second payment/);
    expect(chunks.at(-1)?.usage?.completion_tokens).toBeGreaterThan(0);
  });

  it('counts the tokens of images', async () => {
    const ask = (content: OpenAI.ChatCompletionContentPart[]) =>
      client.chat.completions.create({ model: 'gpt-6-luna', messages: [{ role: 'user', content }] });
    const text = { type: 'text' as const, text: 'What is this?' };
    const plain = await ask([text]);
    const image = await ask([text, { type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } }]);
    expect((image.usage?.prompt_tokens ?? 0) - (plain.usage?.prompt_tokens ?? 0)).toBe(258);
    expect(image.choices[0]?.message.content).toContain('picture');
  });

  it('places texts with common words close to each other', async () => {
    const input = ['refund my payment', 'payment refund please', 'dark mode on phones'];
    const { data } = await client.embeddings.create({ model: 'text-embedding-3-small', input });
    const dot = (a: number, b: number) =>
      (data[a]?.embedding ?? []).reduce((sum, value, index) => sum + value * (data[b]?.embedding[index] ?? 0), 0);
    expect(dot(0, 1)).toBeGreaterThan(dot(0, 2));
  });
});

it('refuses requests that it does not imitate', async () => {
  const response = await fetch(`${standIn.url}/v1/audio/speech`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(501);
  expect(standIn.unknown).toContain('POST /v1/audio/speech');
});
