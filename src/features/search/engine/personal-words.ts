/** Given names that are not also software terms, like `julia` and `claude`. */
const GIVEN_NAMES =
  // cspell:disable-next-line
  'alexander alice andrea andrew angela anna anthony barbara benjamin brian carlos carol charles charlotte chloe christopher claire daniel david deborah diego dmitri dorothy edward elena elizabeth emily emma eric ethan fatima francesca frank gabriel george giulia hannah hans helen henry hiroshi igor isabella ivan jacob james jane jason jennifer jessica joao john jonathan jose joseph joshua juan karen katherine kevin laura lauren leon liam linda lisa louis lucas lucia luis maria marie martin mary matthew megan melissa michael michelle mohamed mohammed muhammad natalia nathan nicholas nicole noah olga oliver olivia pablo patricia patrick paul paula pedro peter philip priya rachel raj ravi rebecca richard robert ryan samantha samuel sandra sara sarah scott sebastian sergei sergey sofia sophia stephanie stephen steven susan svetlana thomas timothy tyler victoria vincent wei william yuki yusuf zoe';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';
const YEAR = '(?:,?\\s+\\d{4})?';
/** A name in any case, with the capitalised words that follow it. */
const given = GIVEN_NAMES.split(' ').map((name) => `[${name[0]}${name[0]?.toUpperCase()}]${name.slice(1)}`);

/** What search notes drop in addition to secrets: dates, numbers and names of people. Numbers inside a word, as in `gpt-6-luna`, stay. */
export const PERSONAL_WORDS: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d])${MONTH}\\.?\\s+${DAY}${YEAR}(?![\\p{L}\\d])`, 'giu'),
  new RegExp(`(?<![\\w.-])${DAY}\\s+(?:of\\s+)?${MONTH}${YEAR}(?![\\p{L}\\d])`, 'giu'),
  /(?<!\p{L})(?:mr|mrs|dr|prof)\.?\s+\p{L}+/giu,
  /(?<!\p{L})my name is\s+\p{L}+(?:\s+\p{L}+)?/giu,
  new RegExp(`(?<![\\p{L}\\d_.@/-])(?:${given.join('|')})(?:['’]s)?(?:\\s+\\p{Lu}[\\p{L}'-]+)*(?![\\p{L}\\d_-])`, 'gu'),
  // HTTP status codes are not personal.
  /(?<![\w.@/-])[-+$€£#]?(?![1-5]\d\d(?![\d.,:/%-]))\d[\d.,:/%-]*(?![\w-])/g,
];
