/** Names of icons that data may refer to; `src/ui/NamedIcon.tsx` renders them. */
export type IconName =
  | 'blocks'
  | 'book-open'
  | 'chef-hat'
  | 'circle-help'
  | 'compass'
  | 'file-text'
  | 'history'
  | 'landmark'
  | 'newspaper'
  | 'server'
  | 'shield-check'
  | 'users';
