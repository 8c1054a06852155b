/** The site's languages: `path` is where the language's page lives, `lang` the tag that HTML and indexes carry. */
export const LOCALES = [
  { id: 'en', path: '/', lang: 'en', label: 'English' },
  { id: 'ja', path: '/jp', lang: 'ja', label: '日本語' },
  { id: 'ko', path: '/kr', lang: 'ko', label: '한국어' },
  { id: 'zh-Hans', path: '/cn', lang: 'zh-Hans', label: '简体中文' },
] as const;

/** ID of one of the site's languages; also its language tag. */
export type LocaleId = (typeof LOCALES)[number]['id'];
