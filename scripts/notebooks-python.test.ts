import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PyClass, type PyFunction, type PyModule, readStub } from '../src/checks/samples/python-stubs.ts';

const folder = 'scripts/notebooks/python/sightglass';
const files = readdirSync(folder).filter((name) => name.endsWith('.py'));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const contract = readStub(readFileSync('contracts/python/sightglass/__init__.pyi', 'utf8'));

/** All modules of the recorder together: its package imports everything from private modules. */
const recorder = files
  .map((name) => readStub(read(name)))
  .reduce((all: PyModule, { functions, classes, values }) => ({
    functions: new Map([...all.functions, ...functions]),
    classes: new Map([...all.classes, ...classes]),
    values: new Map([...all.values, ...values]),
  }));

/** Name and kind of each parameter, without the type. */
const signature = (fn: PyFunction | undefined) =>
  fn?.forms.at(-1)?.parameters.map(({ name, keywordOnly }) => `${keywordOnly ? '*' : ''}${name}`);

const publicMethods = ({ methods }: PyClass) =>
  [...methods].filter(([name]) => name === '__init__' || !name.startsWith('_'));

describe('the Python recorder', () => {
  it('has the functions of the contract with their parameters', () => {
    for (const name of ['span', 'generation'])
      expect(signature(recorder.functions.get(name)), name).toEqual(signature(contract.functions.get(name)));
    const observe = signature(recorder.functions.get('observe'))?.filter((name) => name.startsWith('*'));
    expect(observe).toEqual(signature(contract.functions.get('observe')));
  });

  it('has the classes and methods of the contract with their parameters', () => {
    const types = new Set(['PromptMessage']);
    for (const [name, promised] of contract.classes) {
      if (types.has(name)) continue;
      const recorded = recorder.classes.get(name);
      expect(recorded, `class ${name}`).toBeDefined();
      for (const [method, fn] of publicMethods(promised))
        expect(signature(recorded?.methods.get(method)), `${name}.${method}`).toEqual(signature(fn));
    }
  });
});
