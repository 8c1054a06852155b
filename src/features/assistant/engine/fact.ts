import type { Passage } from './choose.ts';
import { cosineSimilarity, type Embedder, splitSentences } from './chunk-terms.ts';
import type { Chunk } from './chunks.ts';
import type { PreparedQuestion } from './features.ts';
import { getCoverage, getTextTerms } from './text-terms.ts';

/** Finds the sentence, item or row with the fact that a short question asks for. */
export function findFact(question: PreparedQuestion, { best }: Passage, embedder: Embedder): string | undefined {
  const { intent } = question;
  if (intent.how || !(intent.number || intent.yesNo || isShort(question.text))) return undefined;
  const candidates = getCandidates(best);
  if (candidates.length < 2 && best.kind === 'text') return undefined;
  const getScore = (text: string) => {
    const number = intent.number && /\d/.test(text) ? 0.3 : 0;
    return (
      getCoverage(question.words, getTextTerms(text)) +
      cosineSimilarity(question.vector, embedder.embed(text)) / 2 +
      number
    );
  };
  return candidates.map((text) => ({ text, score: getScore(text) })).sort((a, b) => b.score - a.score)[0]?.text;
}

const MAX_SHORT_WORDS = 14;
const isShort = (question: string) =>
  /^\W*(?:which|what|who|when|where|can|is|are|does|do)\b/i.test(question) &&
  question.split(/\s+/).length <= MAX_SHORT_WORDS;

function getCandidates({ block, position, text }: Chunk): string[] {
  if (position !== undefined && block.kind === 'table')
    return [block.rows[position]?.map((cell) => cell.text).join(' · ') ?? ''].filter(Boolean);
  if (position !== undefined && block.kind === 'list') return splitSentences(block.items[position]?.text ?? '');
  return splitSentences(text);
}
