/** Where the reader's choice of language is kept: the label of a tab, or its index. */
export const LANGUAGE_KEY = 'synced-tabs:language';

/** The language that readers see first, where a group of tabs has it. */
export const DEFAULT_LANGUAGE = 'Python';

/** A link may ask for a language: `?lang=typescript`. */
export const LANGUAGE_QUERY = 'lang';
