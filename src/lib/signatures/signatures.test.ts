import { describe, expect, it } from 'vitest';
import { pythonSignatures } from './python.ts';
import { typescriptSignatures } from './typescript.ts';

const STUB = `
@overload
def observe(function: Callable[[int], str], /) -> None: ...
@overload
def observe(
    *,
    name: str | None = None,  # What it is called, by default "a".
    kind: Literal["a", "b"] = "a",  # One of two.
) -> None: ...

class Prompts:
    """Prompts."""

    def get(self, name: str, *, limit: int = 50) -> Prompt: ...

class Client:
    def __init__(
        self,
        *,
        host: str,  # Where it is.
        mask: Callable[[str, int], str] | None = None,
    ) -> None: ...

def close() -> None: ...
def request(
    path: str,  # Where to.
    **params: Any,  # What to ask for.
) -> None: ...
`;

describe('a stub of Python', () => {
  const found = pythonSignatures(STUB);
  it('has functions, methods and constructors', () =>
    expect([...found.keys()]).toEqual(['observe', 'Prompts.get', 'Client', 'request']));
  it('shows the overload with the most parameters, with what the comments say', () =>
    expect(found.get('observe')).toEqual([
      { name: 'name', type: 'str', required: false, meaning: 'What it is called, by default "a".' },
      { name: 'kind', type: 'Literal["a", "b"]', required: false, default: '"a"', meaning: 'One of two.' },
    ]));
  it('marks required parameters', () =>
    expect(found.get('Prompts.get')).toEqual([
      { name: 'name', type: 'str', required: true, default: undefined, meaning: '' },
      { name: 'limit', type: 'int', required: false, default: '50', meaning: '' },
    ]));
  it('shows keyword arguments with any name as optional', () =>
    expect(found.get('request')?.[1]).toEqual({
      name: '**params',
      type: 'Any',
      required: false,
      default: undefined,
      meaning: 'What to ask for.',
    }));
  it('reads types with brackets', () =>
    expect(found.get('Client')).toEqual([
      { name: 'host', type: 'str', required: true, default: undefined, meaning: 'Where it is.' },
      { name: 'mask', type: 'Callable', required: false, meaning: '' },
    ]));
});

const DECLARATIONS = `
export interface Base {
  /** What it is called. */
  name?: string;
}

export interface Options extends Base {
  /** Seconds. @default 60 */
  readonly ttl?: number;
  task: (input: string) => void;
}

/**
 * Records.
 * @param fn What is
 *   recorded.
 */
export function observe<Args extends unknown[], Result>(
  fn: (...args: Args) => Result,
  options?: Options,
): (...args: Args) => Result;

/** A client. */
export class Client implements Other {
  constructor(options?: Base);
  flush(): void;
}

export interface Dataset {
  /** @param name Name of the run. */
  run<Output>(name: string, options: Base): Promise<Output>;
  list(filter?: Readonly<Record<string, number>>, limit?: number): void;
}
`;

describe('declarations of TypeScript', () => {
  const found = typescriptSignatures(DECLARATIONS);
  it('have functions, methods and constructors', () =>
    expect([...found.keys()]).toEqual(['observe', 'Client', 'Dataset.run', 'Dataset.list']));
  it('show options one by one, with what JSDoc says', () =>
    expect(found.get('observe')).toEqual([
      { name: 'fn', type: 'function', required: true, meaning: 'What is recorded.' },
      { name: 'options.name', type: 'string', required: false, meaning: 'What it is called.' },
      { name: 'options.ttl', type: 'number', required: false, default: '60', meaning: 'Seconds.' },
      { name: 'options.task', type: 'function', required: true, meaning: '' },
    ]));
  it('omit the word options if there is nothing else', () =>
    expect(found.get('Client')?.map(({ name }) => name)).toEqual(['name']));
  it('read methods', () =>
    expect(found.get('Dataset.run')).toMatchObject([
      { name: 'name', meaning: 'Name of the run.' },
      { name: 'options.name' },
    ]));
  it('keep type arguments together', () =>
    expect(found.get('Dataset.list')).toMatchObject([
      { name: 'filter', type: 'Record<string, number>' },
      { name: 'limit', type: 'number' },
    ]));
});
