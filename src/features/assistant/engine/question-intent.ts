/** The kind of answer that a question expects, guessed from its wording. */
export interface QuestionIntent {
  how: boolean;
  number: boolean;
  yesNo: boolean;
  why: boolean;
  trouble: boolean;
  install: boolean;
  api: boolean;
  /** Languages in the question, as samples name them. */
  languages: readonly string[];
}

/** Languages in questions, with their names in samples. */
const LANGUAGES: readonly { pattern: RegExp; names: readonly string[] }[] = [
  { pattern: /\bpy(?:thon)?\b|\bdjango\b|\bfastapi\b|\bflask\b|\bpip\b/i, names: ['python', 'py'] },
  {
    pattern: /\btypescript\b|\bjavascript\b|\b[jt]s\b|\bnode(?:\.?js)?\b|\bnext\.?js\b|\bnpm\b/i,
    names: ['ts', 'tsx', 'typescript', 'js', 'jsx', 'javascript'],
  },
  { pattern: /\bcurl\b|\bbash\b|\bshell\b|\bterminal\b|\bcommand\b/i, names: ['bash', 'sh', 'shell', 'console'] },
  { pattern: /\bsql\b/i, names: ['sql'] },
  { pattern: /\bterraform\b/i, names: ['hcl', 'terraform'] },
  { pattern: /\bya?ml\b|\bhelm\b|\bvalues file\b/i, names: ['yaml', 'yml'] },
];

const PATTERNS = {
  how: /\bhow (?:do|can|to|would|should|could|does)\b|\bexamples?\b|\bsnippets?\b|\bcode\b|\bshow\b|\bset ?up\b|\binstall\b|\bwhat(?:'s| is) the (?:command|call|syntax|flag|option|setting|variable)|方法|どう|やり方|如何|怎么|怎样|어떻게|방법/i,
  number:
    /\bhow (?:many|much|long|often|big|large|far|old|fast|soon|late|high)\b|\b(?:max|maximum|min|minimum|limits?|default|price|costs?|size|port|version|percentage|number of|rate)\b|何|いくつ|多少|几|몇|얼마/i,
  yesNo:
    /^\W*(?:(?:so|and|but|ok|hi|hey)\W+)?(?:is|are|can|could|does|do|did|will|would|has|have|should|must|may)\b|\b(?:can|does|is there|do you|are there|possible)\b|ますか|吗|나요|까요/i,
  why: /\bwhy\b|\bhow come\b|\breason\b|なぜ|为什么|왜/i,
  trouble:
    /\berrors?\b|\bfail\w*|\bmissing\b|\bnot\b|n['’]t\b|\bnever\b|\bwrong\b|\bproblem|\bbroken\b|\bempty\b|\bno\b|\b[45]\d\d\b|\bstuck\b|エラー|错误|오류/i,
  install: /\binstall\w*\b|\bset ?up\b|\bget(?:ting)? started\b|インストール|安装|설치/i,
  api: /\bapi\b|\bendpoint|\bcurl\b|\bhttp|\brest\b|\bparameters?\b|\bfields?\b|\/api\//i,
} as const;

/** Guesses from the wording what kind of answer is expected. */
export function parseIntent(question: string): QuestionIntent {
  const matches = (kind: keyof typeof PATTERNS) => PATTERNS[kind].test(question);
  return {
    how: matches('how'),
    number: matches('number'),
    yesNo: matches('yesNo'),
    why: matches('why'),
    trouble: matches('trouble'),
    install: matches('install'),
    api: matches('api'),
    languages: LANGUAGES.flatMap(({ pattern, names }) => (pattern.test(question) ? names : [])),
  };
}
