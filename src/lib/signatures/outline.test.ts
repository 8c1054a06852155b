import { describe, expect, it } from 'vitest';
import { pythonOutline } from './python-outline.ts';
import { typescriptOutline } from './typescript-outline.ts';

const STUB = `"""A module.

Two lines
of words."""

from other import Thing as Thing
from typing import TypeVar

R = TypeVar("R")
Level = Literal[
    "a", "b"
]

@overload
def observe(function: Callable[[int], str], /) -> None: ...
@overload
def observe(
    *,
    name: str | None = None,  # Its name (short).
) -> None: ...

# Lists go to the end.
class Prompts:
    """All prompts."""

    limit: int

    @property
    def id(self) -> str | None: ...
    # What it fetches.
    def get(self, name: str, *, label: str | None = None, version: int | None = None, timeout: float = 1.0) -> Prompts: ...

class Client(Base):
    def __init__(self, *, host: str) -> None: ...

class Failure(Exception): ...
current: Client
`;

describe('the outline of a Python stub', () => {
  const { doc, declarations } = pythonOutline(STUB);
  const find = (name: string) => declarations.find((declaration) => declaration.name === name);
  it('has the docstring of the module', () => expect(doc).toBe('A module. Two lines of words.'));
  it('has every export in order, except type variables', () =>
    expect(declarations.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'class Thing',
      'type Level',
      'function observe',
      'class Prompts',
      'class Client',
      'class Failure',
      'constant current',
    ]));
  it('joins overloads and drops comments', () =>
    expect(find('observe')?.code).toBe(
      'def observe(function: Callable[[int], str], /) -> None\ndef observe(*, name: str | None = None) -> None',
    ));
  it('shows a constructor as a call, and a class without one by its bases', () => {
    expect(find('Client')?.code).toBe('Client(*, host: str)');
    expect(find('Failure')?.code).toBe('class Failure(Exception)');
  });
  it('reads docstrings, comments, attributes, properties and methods', () =>
    expect(find('Prompts')).toMatchObject({
      doc: 'All prompts. Lists go to the end.',
      members: [
        { kind: 'attribute', name: 'limit', code: 'int' },
        { kind: 'attribute', name: 'id', code: 'str | None' },
        {
          kind: 'method',
          name: 'get',
          doc: 'What it fetches.',
          code: 'def get(\n    name: str,\n    *,\n    label: str | None = None,\n    version: int | None = None,\n    timeout: float = 1.0,\n) -> Prompts',
        },
      ],
    }));
});

const DECLARATIONS = `import type { A } from 'a';

/** What it is. */
export type Level = 'a' | 'b';
// biome-ignore lint: no reason
export interface Options<T = any> extends Base {
  /** Seconds. @default 60 */
  ttl?: number;
  readonly name: string;
}

/**
 * Records.
 * @param fn What runs.
 */
export function span<Result>(fn: () => Result): Result;
export function span<Result>(
  name: string,
  fn: () => Result,
): Result;

/** A client. */
export class Client {
  constructor(options?: Options);
  readonly api: Api;
  get<Row>(path: string): Promise<Row>;
}

export const current: Client;
`;

describe('the outline of TypeScript declarations', () => {
  const declarations = typescriptOutline(DECLARATIONS);
  const find = (name: string) => declarations.find((declaration) => declaration.name === name);
  it('has every export in order', () =>
    expect(declarations.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'type Level',
      'type Options',
      'function span',
      'class Client',
      'constant current',
    ]));
  it('joins overloads and skips tags that belong to parameters', () => {
    expect(find('span')?.doc).toBe('Records.');
    expect(find('span')?.code.split('function span')).toHaveLength(3);
  });
  it('reads properties with their defaults', () =>
    expect(find('Options')?.members).toEqual([
      { name: 'ttl', kind: 'attribute', code: 'number', isOptional: true, doc: 'Seconds. By default `60`.' },
      { name: 'name', kind: 'attribute', code: 'string', isOptional: false, doc: '' },
    ]));
  it('shows a constructor as a call', () => {
    expect(find('Client')?.code).toBe('new Client(options?: Options)');
    expect(find('Client')?.members.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['attribute api', 'method get']);
    expect(find('current')?.code).toBe('Client');
  });
});
