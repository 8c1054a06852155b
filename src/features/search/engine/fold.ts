/** Lower case, compatibility forms unified, Latin letters without their marks; other scripts stay whole. */
export function fold(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is ASCII
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** A name as it is compared, however it is written: `prompts.get`, `PROMPTS_GET` and `promptsGet` are one. */
export function nameKey(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A run of Chinese, Japanese or Korean characters. */
export const CJK_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+/gu;

/** True where a text contains Chinese, Japanese or Korean. */
export function hasCjk(text: string): boolean {
  return hasKanaOrHan(text) || hasHangul(text);
}

/** True where a text contains Japanese or Chinese. */
export function hasKanaOrHan(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

/** True where a text contains Korean. */
export function hasHangul(text: string): boolean {
  return /\p{Script=Hangul}/u.test(text);
}

/** Pairs of neighbouring characters; a single character stays as it is. */
export function bigrams(run: string): string[] {
  const letters = [...run];
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}
