import type { AskedWord } from '../search/question.ts';
import type { AnswerEvent, AnswerSource } from './answer.ts';
import type { Candidate } from './candidates.ts';
import type { Passage, Sample, Unit } from './passage.ts';
import { pickUnits, sampleAfter } from './pick.ts';
import { asksHow, pickSample } from './sample.ts';

/** Sentences of an answer, and those of its first, second and third source. */
const MOST = { all: 6, of: [4, 2, 2] } as const;
/** A further source is quoted where it is at least this good. */
const FURTHER = { score: 0.4, focus: 0.4, sample: 0.8 } as const;

/** The events of an answer from the best passages. */
export function compose(
  question: string,
  words: readonly AskedWord[],
  candidates: readonly Candidate[],
): AnswerEvent[] {
  const events: AnswerEvent[] = [];
  const said = new Set<string>();
  const wantsSample = asksHow(question);
  let [left, number, sampled]: [number, number, boolean] = [MOST.all, 0, false];
  for (const candidate of candidates) {
    const share = candidate.score / (candidates[0]?.score ?? 1);
    if (number >= MOST.of.length || left <= 0 || share < FURTHER.score) break;
    if (number > 0 && candidate.focus < FURTHER.focus * (candidates[0]?.focus ?? 0)) continue;
    const units = pickUnits(words, candidate, Math.min(left, MOST.of[number] ?? 0)).filter(
      ({ text }) => !said.has(text),
    );
    const sample: Sample | undefined =
      sampled || candidate.source.pointed || share < FURTHER.sample
        ? undefined
        : pickSample(question, words, candidate.passage, units);
    const shown = withoutLooseEnds(units, candidate.passage, sample);
    if (shown.length === 0 && !(sample && wantsSample)) continue;
    number += 1;
    events.push({ type: 'source', source: sourceOf(candidate, number) });
    for (const text of quotesOf(shown, candidate.passage)) events.push({ type: 'quote', text, source: number });
    if (sample) events.push({ type: 'code', language: sample.language, text: sample.text, source: number });
    sampled ||= sample !== undefined;
    left -= shown.length;
    for (const { text } of shown) said.add(text);
  }
  return events;
}

/** Leaves out sentences that open a list or a sample that is not quoted. */
function withoutLooseEnds(units: readonly Unit[], passage: Passage, sample: Sample | undefined): Unit[] {
  return units.filter((unit, at) => {
    const next = units[at + 1];
    const opensList = next !== undefined && next.kind !== 'sentence';
    return !unit.text.endsWith(':') || opensList || (sample !== undefined && sampleAfter(unit, passage) === sample);
  });
}

function sourceOf({ source, passage }: Candidate, number: number): AnswerSource {
  const { title, url, trail } = source;
  const { id, heading } = passage;
  return { number, title, heading, url: id ? `${url}#${id}` : url, trail: [...trail] };
}

/**
 * Units that follow each other are one quote: sentences of a paragraph in a line, items and rows in lines of their own, under the head of
 * their table or the sentence that opens their list. */
function quotesOf(units: readonly Unit[], { parts }: Passage): string[] {
  const quotes: string[] = [];
  units.forEach((unit, at) => {
    const before = units[at - 1];
    const follows = before !== undefined && parts.indexOf(unit) === parts.indexOf(before) + 1;
    const inLine = unit.kind === 'sentence' && before?.block === unit.block;
    const opened = unit.kind !== 'sentence' && (before?.block === unit.block || before?.text.endsWith(':'));
    const led = unit.kind === 'row' || unit.kind === 'item';
    if ((follows || led) && (inLine || opened))
      quotes.push(`${quotes.pop()}${inLine ? spaceAfter(before.text) : '\n'}${unit.text}`);
    else quotes.push(unit.text);
  });
  return quotes;
}

/** Chinese and Japanese sentences follow each other without a space. */
function spaceAfter(sentence: string): string {
  return /[。!?]$/.test(sentence) ? '' : ' ';
}
