/** Icons that data may refer to, such as those of sections. */
export const ICON_NAMES = [
  'blocks',
  'book-open',
  'chef-hat',
  'circle-help',
  'compass',
  'file-text',
  'history',
  'landmark',
  'newspaper',
  'server',
  'shield-check',
  'users',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** Icons that the stylesheet draws. */
export const MARK_NAMES = [
  ...ICON_NAMES,
  'chat',
  'languages',
  'monitor',
  'moon',
  'repository',
  'social',
  'sparkles',
  'sun',
  'sun-moon',
  'thumbs-down',
  'thumbs-up',
] as const;

export type MarkName = (typeof MARK_NAMES)[number];
