/** Converts to lower case, unifies compatibility forms and removes marks of Latin letters; other scripts stay unchanged. */
export function fold(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** Returns the key of a name, however it is written: `prompts.get`, `PROMPTS_GET` and `promptsGet` have the same one. */
export function nameKey(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A run of Chinese, Japanese or Korean characters. */
export const CJK_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+/gu;

/** True if a text contains Chinese, Japanese or Korean. */
export function hasCjk(text: string): boolean {
  return hasKanaOrHan(text) || hasHangul(text);
}

/** True if a text contains Japanese or Chinese. */
export function hasKanaOrHan(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

/** True if a text contains Korean. */
export function hasHangul(text: string): boolean {
  return /\p{Script=Hangul}/u.test(text);
}

/** Returns pairs of neighbouring characters; a single character stays unchanged. */
export function bigrams(run: string): string[] {
  const letters = [...run];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
