/** Storage key of the reader's language: the label of a tab, or its index. */
export const LANGUAGE_KEY = 'synced-tabs:language';

/** The language that readers see first, where a group of tabs has it. */
export const DEFAULT_LANGUAGE = 'Python';

/** Query parameter that selects a language: `?lang=typescript`. */
export const LANGUAGE_QUERY = 'lang';
