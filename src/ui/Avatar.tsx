import { cn } from '../lib/cn.ts';

const SIZE_CLASS = { 24: '', 40: 'size-10 text-sm', 48: 'size-12 text-base' } as const;

/** Props of Avatar; `decorative` if the name is next to it as text. */
export interface AvatarProps {
  name: string;
  src?: string;
  size?: keyof typeof SIZE_CLASS;
  decorative?: boolean;
  className?: string;
}

/** First letters of the first and last word of a name, in capitals. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** A person's picture, or their initials without one. */
export function Avatar({ name, src, size = 40, decorative = false, className }: AvatarProps) {
  const shape = cn('avatar', SIZE_CLASS[size], className);
  if (src) {
    const alt = decorative ? '' : name;
    return <img src={src} alt={alt} width={size} height={size} loading="lazy" decoding="async" className={shape} />;
  }
  const accessibilityProps = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name } as const);
  return (
    <span {...accessibilityProps} className={shape}>
      {getInitials(name)}
    </span>
  );
}
