import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

/** Of all looks but those with an outline or a line below. */
const BARE = 'border-transparent no-underline';

const button = cva('btn', {
  variants: {
    variant: {
      default: `${BARE} bg-ink text-paper hover:bg-ink-2`,
      destructive: `${BARE} bg-red text-paper hover:bg-red-ink`,
      outline: 'border-line-strong no-underline bg-raised text-ink hover:border-ink-3 hover:bg-sunken',
      secondary: `${BARE} bg-line text-ink hover:bg-line-strong`,
      ghost: `${BARE} text-ink-2 hover:bg-ink/7 hover:text-ink`,
      link: 'border-transparent px-0! text-amber-ink underline decoration-amber-ink/45 decoration-1 underline-offset-4 hover:decoration-amber-ink',
      cta: `${BARE} bg-amber text-on-amber hover:bg-amber-strong`,
    },
    size: {
      default: 'h-10 gap-2 rounded-md px-4 text-sm max-sm:h-11 [&_svg]:size-4',
      xs: 'h-7 gap-1.5 rounded-sm px-2 text-xs max-sm:after:absolute max-sm:after:-inset-2.25 [&_svg]:size-3.5',
      sm: 'h-9 gap-1.5 rounded-md px-3 text-sm max-sm:h-11 [&_svg]:size-4',
      lg: 'h-11 gap-2 rounded-md px-5 text-base [&_svg]:size-4.5',
      xl: 'h-13 gap-2 rounded-lg px-7 text-lg [&_svg]:size-5',
      pill: 'h-8 gap-2 rounded-full px-3.5 text-sm max-sm:after:absolute max-sm:after:-inset-1.75 [&_svg]:size-4',
      icon: 'size-10 gap-2 rounded-md max-sm:size-11 [&_svg]:size-4.5',
      iconXs: 'size-7 gap-2 rounded-sm max-sm:after:absolute max-sm:after:-inset-2.25 [&_svg]:size-3.5',
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});

/** The looks and sizes a button may have. */
export type ButtonStyle = VariantProps<typeof button>;

/** Classes of a button, for elements that are not a Button but look like one. */
export function buttonClass({ className, ...style }: ButtonStyle & { className?: string } = {}): string {
  return cn(button(style), className);
}

/** Props of Button: those of `<a>` when `href` is given, else those of `<button>`. */
export type ButtonProps = ButtonStyle &
  (({ href: string } & ComponentProps<'a'>) | ({ href?: undefined } & ComponentProps<'button'>));

/** A button, or with `href` a link that looks like one. */
export function Button({ variant, size, className, ...props }: ButtonProps) {
  const classes = buttonClass({ variant, size, className });
  if (props.href !== undefined) return <a {...props} className={classes} />;
  return <button type="button" {...props} className={classes} />;
}
