import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

const button = cva('btn', {
  variants: {
    variant: {
      default: 'btn-default',
      destructive: 'btn-destructive',
      outline: 'btn-outline',
      secondary: 'btn-secondary',
      ghost: 'btn-ghost',
      link: 'btn-link',
      cta: 'btn-cta',
    },
    size: {
      default: 'btn-md',
      xs: 'btn-xs',
      sm: 'btn-sm',
      lg: 'btn-lg',
      xl: 'btn-xl',
      pill: 'btn-pill',
      icon: 'btn-icon',
      iconXs: 'btn-icon-xs',
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});

/** The variants and sizes of a button. */
export type ButtonStyle = VariantProps<typeof button>;

/** Classes of a button, for elements that are not a Button but look like one. */
export function buttonClass({ className, ...style }: ButtonStyle & { className?: string } = {}): string {
  return cn(button(style), className);
}

/** Props of Button: those of `<a>` if `href` is given, otherwise those of `<button>`. */
export type ButtonProps = ButtonStyle &
  (({ href: string } & ComponentProps<'a'>) | ({ href?: undefined } & ComponentProps<'button'>));

/** A button, or with `href` a link that looks like one. */
export function Button({ variant, size, className, ...props }: ButtonProps) {
  const classes = buttonClass({ variant, size, className });
  if (props.href !== undefined) return <a {...props} className={classes} />;
  return <button type="button" {...props} className={classes} />;
}
