import type { Grammar } from '@shikijs/primitive';

type Line = ReturnType<Grammar['tokenizeLine2']>;
type State = Line['ruleStack'];

/** What a state is made of, besides what every line sets anew. */
interface StateParts {
  parent: StateParts | null;
  ruleId: unknown;
  endRule: string | null;
  beginRuleCapturedEOL: boolean;
  nameScopesList: { toString(): string } | null;
  contentNameScopesList: { toString(): string } | null;
}

/** Lines that one grammar remembers, so that memory stays bounded. */
const MAX_LINES = 20_000;

/** Makes a grammar remember lines: imports and closing brackets stand in many samples, and reading one takes long. */
export function rememberLines(grammar: Grammar): void {
  const read = grammar.tokenizeLine2.bind(grammar);
  let states = new Map<string, State>();
  let lines = new WeakMap<object, Map<string, Line>>();
  let count = 0;
  grammar.tokenizeLine2 = (text, before, timeLimit) => {
    const known = before ? (lines.get(before) ?? new Map<string, Line>()) : undefined;
    const cached = known?.get(text);
    if (cached) return cached;
    const line = read(text, before, timeLimit);
    if (!before || !known || line.stoppedEarly) return line;
    const key = getKey(line.ruleStack as unknown as StateParts);
    const ruleStack = states.get(key) ?? line.ruleStack;
    states.set(key, ruleStack);
    const remembered = { ...line, ruleStack };
    known.set(text, remembered);
    lines.set(before, known);
    count += 1;
    if (count > MAX_LINES) [states, lines, count] = [new Map(), new WeakMap(), 0];
    return remembered;
  };
}

/** Equal for states in which any line is read alike. */
function getKey(state: StateParts): string {
  const parts: unknown[] = [];
  for (let at: StateParts | null = state; at; at = at.parent)
    parts.push([
      at.ruleId,
      at.endRule,
      at.beginRuleCapturedEOL,
      at.nameScopesList?.toString(),
      at.contentNameScopesList?.toString(),
    ]);
  return JSON.stringify(parts);
}
