/** Greetings, thanks and pleas, which say nothing about what is asked. */
const COURTESIES: readonly RegExp[] = [
  /^\s*(?:hi|hello|hey)(?:\s+(?:there|all|team|everyone|folks|guys)(?:\s*[,.!:;]+|\s)|\s*[,.!:;]+)\s*/i,
  /^\s*good (?:morning|afternoon|evening)\s*[,.!:;]+\s*/i,
  /\b(?:i['’]?m|i am)\s+(?:(?:completely|totally|very|quite)\s+)?new\s+(?:to\s+(?:all\s+)?(?:this|that|it)|here)\b\s*[,.:;]*\s*(?:(?:and|so|but)\b)?/i,
  /\b(?:sorry if )?(?:this is |it['’]?s )?(?:probably |maybe |possibly )?an? (?:stupid|dumb|silly|noob|beginner) question\b\s*[,.:;]*\s*(?:but\b)?/i,
  /[\s,.;!?-]+(?:many )?(?:thanks|thank you|thx)(?:\s+(?:a lot|so much|very much|in advance|for (?:any|your) help))*\s*[.!]*\s*$/i,
  /[\s,.;!?-]+(?:it['’]?s|its|it is)\s+(?:already\s+|now\s+)?\d{1,2}(?::\d\d)?\s*[ap]\.?m\b\.?/i,
  /(?:[\s,.;!?-]+(?:please|pls|plz)\s+help|[,.;!?-]\s*help)(?:\s+me)?(?:\s+(?:out|asap|urgently))*\s*[.!?]*\s*$/i,
  /[\s,.;!?-]+(?:(?:this is|it['’]?s|its)\s+)?(?:(?:very|really|pretty)\s+)?(?:urgent|asap)\s*[.!]*\s*$/i,
];

/** Removes greetings, thanks and pleas from a question; a text without anything else is returned as it is. */
export function removeCourtesies(question: string): string {
  const rest = COURTESIES.reduceRight((text, pattern) => text.replace(pattern, ' '), question)
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}{2}/u.test(rest) ? rest : question;
}
