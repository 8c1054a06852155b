import type { Passage } from './choose.ts';
import { likeness, type Meanings, roughSentences } from './chunk-terms.ts';
import type { Chunk } from './chunks.ts';
import type { ReadyQuestion } from './features.ts';
import { getShare, termsIn } from './weigh.ts';

/** The sentence, item or row of a passage that holds the fact a short question asks for. */
export function factIn(question: ReadyQuestion, { best }: Passage, meanings: Meanings): string | undefined {
  const { asks } = question;
  if (asks.how || !(asks.number || asks.yesNo || isShort(question.text))) return undefined;
  const sentences = getPieces(best);
  if (sentences.length < 2 && best.kind === 'text') return undefined;
  const weigh = (text: string) => {
    const number = asks.number && /\d/.test(text) ? 0.3 : 0;
    return getShare(question.words, termsIn(text)) + likeness(question.vector, meanings.vector(text)) / 2 + number;
  };
  return sentences.map((text) => ({ text, weight: weigh(text) })).sort((a, b) => b.weight - a.weight)[0]?.text;
}

const SHORT_WORDS = 14;
const isShort = (question: string) =>
  /^\W*(?:which|what|who|when|where|can|is|are|does|do)\b/i.test(question) &&
  question.split(/\s+/).length <= SHORT_WORDS;

function getPieces({ block, position, text }: Chunk): string[] {
  if (position !== undefined && block.kind === 'table')
    return [block.rows[position]?.map((cell) => cell.text).join(' · ') ?? ''].filter(Boolean);
  if (position !== undefined && block.kind === 'list') return roughSentences(block.items[position]?.text ?? '');
  return roughSentences(text);
}
