import type { Grammar } from '@shikijs/primitive';

type Line = ReturnType<Grammar['tokenizeLine2']>;
type State = Line['ruleStack'];

/** Parts of a state, except those that every line resets. */
interface StateParts {
  parent: StateParts | null;
  ruleId: unknown;
  endRule: string | null;
  beginRuleCapturedEOL: boolean;
  nameScopesList: { toString(): string } | null;
  contentNameScopesList: { toString(): string } | null;
}

/** Maximum number of cached lines per grammar. */
const MAX_LINES = 20_000;

/** Caches tokenized lines of a grammar: imports and closing brackets occur in many samples, and tokenizing is slow. */
export function cacheLines(grammar: Grammar): void {
  const read = grammar.tokenizeLine2.bind(grammar);
  let states = new Map<string, State>();
  let lines = new WeakMap<object, Map<string, Line>>();
  let count = 0;
  grammar.tokenizeLine2 = (text, before, timeLimit) => {
    const linesAfterState = before ? (lines.get(before) ?? new Map<string, Line>()) : undefined;
    const cached = linesAfterState?.get(text);
    if (cached) return cached;
    const line = read(text, before, timeLimit);
    if (!before || !linesAfterState || line.stoppedEarly) return line;
    const key = getKey(line.ruleStack as unknown as StateParts);
    const ruleStack = states.get(key) ?? line.ruleStack;
    states.set(key, ruleStack);
    const cacheable = { ...line, ruleStack };
    linesAfterState.set(text, cacheable);
    lines.set(before, linesAfterState);
    count += 1;
    if (count > MAX_LINES) [states, lines, count] = [new Map(), new WeakMap(), 0];
    return cacheable;
  };
}

/** Equal for equivalent states. */
function getKey(state: StateParts): string {
  const parts: unknown[] = [];
  for (let index: StateParts | null = state; index; index = index.parent)
    parts.push([
      index.ruleId,
      index.endRule,
      index.beginRuleCapturedEOL,
      index.nameScopesList?.toString(),
      index.contentNameScopesList?.toString(),
    ]);
  return JSON.stringify(parts);
}
