import type { AskedWord } from '../search/question.ts';
import { type Passage, type Sample, samplesOf, type Unit } from './passage.ts';
import { sampleAfter } from './pick.ts';
import { shareOf, termsOfPart } from './weigh.ts';

/** Languages that questions name, with the names that samples give them. */
const LANGUAGES: readonly { asked: RegExp; names: readonly string[] }[] = [
  { asked: /\bpy(?:thon)?\b|\bdjango\b|\bfastapi\b|\bflask\b/i, names: ['python', 'py'] },
  {
    asked: /\btypescript\b|\bjavascript\b|\b[jt]s\b|\bnode(?:\.?js)?\b|\bnext\.?js\b/i,
    names: ['ts', 'tsx', 'typescript', 'js', 'jsx', 'javascript'],
  },
  { asked: /\bcurl\b|\bbash\b|\bshell\b|\bterminal\b|\bcommand line\b/i, names: ['bash', 'sh', 'shell', 'console'] },
  { asked: /\bsql\b/i, names: ['sql'] },
  { asked: /\bterraform\b/i, names: ['hcl', 'terraform'] },
  { asked: /\bya?ml\b|\bhelm\b|\bvalues file\b/i, names: ['yaml', 'yml'] },
];
const ASKS_HOW =
  /\bhow\b|\bexamples?\b|\bsamples?\b|\bsnippets?\b|\bcode\b|\bshow\b|\bset ?up\b|\binstall\b|\busage of\b|方法|どう|やり方|如何|怎么|怎样|어떻게|방법/i;
/** Longer samples are read on their page. */
const LONGEST = { lines: 45, chars: 2400 } as const;

/** The languages that a question asks for, as samples name them; empty where it names none. */
export function languagesIn(question: string): string[] {
  return LANGUAGES.flatMap(({ asked, names }) => (asked.test(question) ? names : []));
}

/** True where a question is answered by doing something. */
export function asksHow(question: string): boolean {
  return ASKS_HOW.test(question) || languagesIn(question).length > 0;
}

/** Drawings, and output of programs. */
const NO_CODE = new Set(['mermaid', 'text', 'txt', '']);

const fits = ({ text, language }: Sample) =>
  !NO_CODE.has(language) && text.length <= LONGEST.chars && text.split('\n').length <= LONGEST.lines;

/** The sample of a passage that goes with its quoted units: one that they open, else the one that tells most. */
export function pickSample(
  question: string,
  words: readonly AskedWord[],
  passage: Passage,
  units: readonly Unit[],
): Sample | undefined {
  const wanted = languagesIn(question);
  const inLanguage = ({ language }: Sample) => wanted.length === 0 || wanted.includes(language);
  const samples = samplesOf(passage).filter(fits);
  const opened = units.flatMap((unit) => sampleAfter(unit, passage) ?? []).filter(fits);
  const announced = units.filter((unit) => unit.text.endsWith(':')).flatMap((unit) => sampleAfter(unit, passage) ?? []);
  const first = opened.find(inLanguage);
  if (announced.some(fits) || asksHow(question)) {
    if (first) return first;
    const weighed = samples
      .filter(inLanguage)
      .map((sample) => ({ sample, share: shareOf(words, termsOfPart(sample)) }));
    return weighed.sort((a, b) => b.share - a.share)[0]?.sample;
  }
  return undefined;
}
