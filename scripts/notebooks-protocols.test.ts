import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StandIn, startStandIn } from './notebooks/standin/server.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn({
    root: process.cwd(),
    start: new Date('2026-11-16T09:00:00Z'),
    pace: 0,
    replies: [
      { user: 'charged twice', text: 'The second payment is on its way back.', reasoningTokens: 7 },
      { after: 'get_weather', text: 'It is 4 °C.' },
    ],
  });
});
afterAll(() => standIn.close());

const post = (path: string, body: object) =>
  fetch(`${standIn.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
const json = async (path: string, body: object) => (await post(path, body)).json();
const events = async (path: string, body: object) =>
  [...(await (await post(path, body)).text()).matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));

const QUESTION = 'I was charged twice.';
const REPLY = 'The second payment is on its way back.';
const schema = { type: 'object', properties: { city: { type: 'string' } } };

describe('Anthropic Messages', () => {
  const path = '/v1/messages';
  const messages = [{ role: 'user', content: QUESTION }];
  it('replies and counts tokens', async () => {
    const message = await json(path, { model: 'claude-haiku-5-5', messages });
    expect(message).toMatchObject({ role: 'assistant', stop_reason: 'end_turn', content: [{ text: REPLY }] });
    expect(message.usage.output_tokens).toBeGreaterThan(7);
  });
  it('streams text and tool calls', async () => {
    const text = await events(path, { model: 'claude-haiku-5-5', messages, stream: true });
    expect(text.map(({ delta }) => delta?.text ?? '').join('')).toBe(REPLY);
    expect(text.at(-1)?.type).toBe('message_stop');
    const tools = [{ name: 'get_weather', input_schema: schema }];
    const calls = await events(path, { messages: [{ role: 'user', content: 'In Oslo?' }], tools, stream: true });
    expect(calls.find(({ delta }) => delta?.partial_json)?.delta.partial_json).toBe('{"city":"Oslo"}');
  });
  it('replies to a tool result', async () => {
    const conversation = [
      { role: 'user', content: 'In Oslo?' },
      { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', name: 'get_weather', input: {} }] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: '4' }] },
    ];
    const tools = [{ name: 'get_weather', input_schema: schema }];
    expect((await json(path, { messages: conversation, tools })).content[0].text).toBe('It is 4 °C.');
  });
});

describe('Gemini', () => {
  const contents = [{ role: 'user', parts: [{ text: QUESTION }] }];
  it('generates content, whole and streamed', async () => {
    const whole = await json('/v1beta/models/gemini-3.8-flash:generateContent', { contents });
    expect(whole.candidates[0].content.parts[0].text).toBe(REPLY);
    expect(whole.usageMetadata.thoughtsTokenCount).toBe(7);
    const parts = await events('/v1beta/models/gemini-3.8-flash:streamGenerateContent?alt=sse', { contents });
    expect(parts.map((part) => part.candidates[0].content.parts[0].text).join('')).toBe(REPLY);
  });
  it('follows a schema with upper-case types', async () => {
    const generationConfig = { responseSchema: { type: 'OBJECT', properties: { hot: { type: 'BOOLEAN' } } } };
    const whole = await json('/v1beta/models/gemini-3.8-flash:generateContent', {
      contents: [{ parts: [{ text: 'Hi' }] }],
      generationConfig,
    });
    expect(JSON.parse(whole.candidates[0].content.parts[0].text)).toEqual({ hot: true });
  });
  it('continues an interaction by its ID', async () => {
    const tools = [{ type: 'function', name: 'get_weather', parameters: schema }];
    const first = await json('/v1beta/interactions', { model: 'gemini-3.8-flash', input: 'In Oslo?', tools });
    expect(first).toMatchObject({ status: 'requires_action', steps: [{ name: 'get_weather' }] });
    const second = await json('/v1beta/interactions', {
      model: 'gemini-3.8-flash',
      previous_interaction_id: first.id,
      input: [{ type: 'function_result', call_id: first.steps[0].id, result: '4' }],
      tools,
    });
    expect(second.steps[0].content[0].text).toBe('It is 4 °C.');
  });
});

describe('Bedrock Converse', () => {
  const messages = [{ role: 'user', content: [{ text: QUESTION }] }];
  it('replies', async () => {
    const whole = await json('/model/us.anthropic.claude-sonnet-5-5/converse', { messages });
    expect(whole.output.message.content[0].text).toBe(REPLY);
    expect(whole.usage.totalTokens).toBe(whole.usage.inputTokens + whole.usage.outputTokens);
  });
  it('streams messages with valid checksums', async () => {
    const response = await post('/model/us.anthropic.claude-sonnet-5-5/converse-stream', { messages });
    const bytes = Buffer.from(await response.arrayBuffer());
    let text = '';
    for (let index = 0; index < bytes.length; index += bytes.readUInt32BE(index)) {
      const message = bytes.subarray(index, index + bytes.readUInt32BE(index));
      expect(message.readUInt32BE(message.length - 4)).toBe(crc32(message.subarray(0, -4)));
      const payload = JSON.parse(message.subarray(12 + message.readUInt32BE(4), -4).toString());
      text += payload.delta?.text ?? '';
    }
    expect(text).toBe(REPLY);
  });
});

it('speaks Cohere Chat', async () => {
  const whole = await json('/v2/chat', { model: 'command-a', messages: [{ role: 'user', content: QUESTION }] });
  expect(whole).toMatchObject({ finish_reason: 'COMPLETE', message: { content: [{ text: REPLY }] } });
});

it('speaks Ollama, which streams by default', async () => {
  const body = { model: 'gemma4', messages: [{ role: 'user', content: QUESTION }] };
  expect((await json('/api/chat', { ...body, stream: false })).message.content).toBe(REPLY);
  const lines = (await (await post('/api/chat', body)).text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ message }) => message.content).join('')).toBe(REPLY);
  expect(lines.at(-1)).toMatchObject({ done: true, eval_count: expect.any(Number) });
});
