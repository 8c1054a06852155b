import { addEvent, emptyAnswer } from '../../../src/features/assistant/engine/answer.ts';
import type { SourcePassage } from '../../../src/features/assistant/engine/verify/passage.ts';
import { createVerifier } from '../../../src/features/assistant/engine/verify/verify-answer.ts';
import type { Assistant } from '../../../src/features/assistant/server/assistant.ts';
import { AnswerWriter } from '../../../src/features/assistant/server/model/answer-writer.ts';
import { isNonEnglish } from '../../../src/features/assistant/server/model/question-language.ts';
import { hasFacts } from './measure.ts';
import { getQuestion } from './open-assistant.ts';
import type { Entry } from './schema.ts';
import {
  createScriptedModel,
  getRewordedStatements,
  getTrueStatements,
  getWrongStatements,
  type Statement,
} from './scripted-model.ts';

/** A question with the facts that its answer contains. */
export type Answerable = Pick<Entry<'heldout'>, 'question' | 'facts'> & { first?: string };

/** Counts of one group of questions. */
export interface ModelLevel {
  questions: number;
  /** The passages that the model gets contain the facts. */
  inPassages: number;
  /** The answer that readers get contains the facts. */
  right: number;
  /** Answers that were replaced by the quoted one. */
  restarts: number;
}

/** How many statements of each kind the verifier kept. */
export type Verdicts = Map<Statement['kind'], { kept: number; all: number }>;

/** Called with each statement that the verifier misjudged. */
export type OnMisjudged = (statement: Statement, reason: string) => void;

/** Answers with a scripted model: what the passages say about the facts, and one wrong statement. */
export async function measureModel(
  assistant: Pick<Assistant, 'draft'>,
  entries: readonly Answerable[],
  verdicts: Verdicts,
  onMisjudged: OnMisjudged = () => {},
): Promise<ModelLevel> {
  let reply = '';
  const openModel = async () => createScriptedModel(() => reply);
  const writing = new AnswerWriter({ openModel, dailyTokens: Number.MAX_SAFE_INTEGER });
  const level = { questions: entries.length, inPassages: 0, right: 0, restarts: 0 };
  for (const [index, entry] of entries.entries()) {
    const { question, before = [] } = getQuestion(entry);
    const { quoted, passages } = await assistant.draft({ question, before });
    const right = getTrueStatements(passages, entry.facts);
    const wrong = right.flatMap(getWrongStatements);
    for (const statement of [...right, ...right.flatMap(getRewordedStatements), ...wrong])
      recordVerdict(statement, { question, passages, verdicts, onMisjudged });
    const added = wrong[index % Math.max(1, wrong.length)];
    reply = [...right, ...(added ? [added] : [])].map(({ text }) => text).join('\n\n') || 'NO_ANSWER';
    let answer = emptyAnswer(question);
    const { signal } = new AbortController();
    const budgetOwner = { visitor: String(index), chat: '' };
    for await (const event of writing.write({ question, before, quoted, passages, budgetOwner, signal })) {
      if (event.type === 'restart') level.restarts++;
      answer = addEvent(answer, event);
    }
    if (hasFacts({ ...answer, parts: passages.map(({ text }) => ({ type: 'text', text })) }, entry.facts))
      level.inPassages++;
    if (hasFacts(answer, entry.facts)) level.right++;
  }
  return level;
}

interface JudgeContext {
  question: string;
  passages: readonly SourcePassage[];
  verdicts: Verdicts;
  onMisjudged: OnMisjudged;
}

function recordVerdict(statement: Statement, { question, passages, verdicts, onMisjudged }: JudgeContext): void {
  const verifier = createVerifier(passages, { translated: isNonEnglish(question) });
  const isKept = [...verifier.add(statement.text), ...verifier.end()].length > 0;
  const count = verdicts.get(statement.kind) ?? { kept: 0, all: 0 };
  verdicts.set(statement.kind, { kept: count.kept + (isKept ? 1 : 0), all: count.all + 1 });
  if (isKept !== statement.isTrue) onMisjudged(statement, Object.keys(verifier.counts().dropped).join());
}

/** Share of kept statements that are true, and share of true statements that are kept. */
export function precisionAndRecall(verdicts: Verdicts): { precision: number; recall: number } {
  const sum = (key: 'kept' | 'all', kinds: readonly Statement['kind'][]) =>
    kinds.reduce((total, kind) => total + (verdicts.get(kind)?.[key] ?? 0), 0);
  const right = ['true', 'reworded'] as const;
  return {
    precision: sum('kept', right) / sum('kept', [...verdicts.keys()]),
    recall: sum('kept', right) / sum('all', right),
  };
}
