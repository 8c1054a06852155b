import { describe, expect, it } from 'vitest';
import { readContracts } from './contracts.ts';
import { checkPython } from './python.ts';
import { getSdk } from './python-names.ts';
import { readStub } from './python-stubs.ts';

const sdk = getSdk(new Map([...readContracts(process.cwd()).stubs].map(([name, source]) => [name, readStub(source)])));
const check = (code: string) =>
  checkPython({ file: 'a.mdx', line: 20, language: 'python', code }, sdk).faults.map(
    ({ line, problem, remedy }) => `${line}: ${problem} ${remedy}`,
  );

it('distinguishes code that uses the SDK from other Python', () => {
  const covers = (code: string) => checkPython({ file: 'a.mdx', line: 1, language: 'python', code }, sdk).covers;
  expect(covers('from sightglass import observe')).toBe('python-sdk');
  expect(covers('sg.flush()')).toBe('python-sdk');
  expect(covers('print("sightglass")  # sg.flush()')).toBe('python');
  expect(covers('def f(:')).toBeUndefined();
});

describe('valid Python samples', () => {
  it.each([
    'from sightglass import Sightglass, observe\n\n@observe()\ndef f(a):\n    return a\n\nSightglass().flush()',
    'from sightglass import observe\n@observe\nasync def f(): ...',
    'from sightglass import span\nwith span("x", kind="tool") as s:\n    s.output = 1\n    s.level = "WARNING"',
    'from sightglass import generation as gen\nwith gen("x", model="m", input=[]) as g:\n    g.usage = {"input": 1}\n    g.update(output=2, usage={})',
    'from sightglass import current\ncurrent.trace.update(user_id="a", tags=["b"])\ncurrent.score("x", 0.9, comment="y")\nprint(current.trace.id)',
    'sg.prompts.get("n", label="production", cache_ttl=0).compile(topic="x", other=1)',
    'dataset.run("a", task=f, evaluators=[e])\nr = sg.datasets.get("qa").run("b", task=f)\nprint(r.url)',
    'from sightglass.openai import openai, OpenAI\nopenai.chat.completions.create(model="m")',
    'import sightglass\nsightglass.observe()',
    'def f(s, g):\n    s.strip()\n    g.whatever()',
    'span = tracer.start_span("x")\nspan.set_attribute("a", 1)',
    '%pip install sightglass\n!ls\ndef f():\n    yield\n',
    'sg.scores.create(**fields)\nsg.datasets.create(*args)',
  ])('%s', (code) => expect(check(code)).toEqual([]));
});

describe('invalid Python samples', () => {
  it.each([
    ['def f(:\n  pass', '20: This does not parse as Python. Correct it.'],
    ['from sightglass import obsreve', '20: sightglass has no "obsreve". Did you mean "observe"?'],
    [
      'import os\nfrom sightglass.open_ai import openai',
      '21: There is no module "sightglass.open_ai" in the Python SDK. Did you mean "sightglass.openai"?',
    ],
    [
      'from sightglass import span\nwith span("x") as s:\n    s.outptu = 1',
      '22: Observation has no "outptu". Did you mean "output"?',
    ],
    [
      'from sightglass import current\ncurrent.trace.update(\n    userid="a",\n)',
      '21: update() has no argument "userid". Did you mean "user_id"?',
    ],
    ['sg.promts.get("a")', '20: Sightglass has no "promts". Did you mean "prompts"?'],
    [
      'from sightglass import observe\n@observe(kind="agnet")\ndef f(): ...',
      '21: observe() does not accept "agnet" as kind. Did you mean "agent"?',
    ],
    ['sg.scores.create(trace_id="x", value=1)', '20: create() is missing the argument "name". Correct it.'],
    ['sg.prompts.update("a", 4, ["b"])', '20: update() takes 1 positional arguments, not 3. Correct it.'],
    [
      'from sightglass import Sightglass\nSightglass(hots="x")',
      '21: Sightglass() has no argument "hots". Did you mean "host"?',
    ],
    ['p = sg.prompts.get("a")\np.compiel()', '21: Prompt has no "compiel". Did you mean "compile"?'],
  ])('%s', (code, expected) => expect(check(code)).toEqual([expected]));
});
