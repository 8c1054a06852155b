import { Button, type ButtonProps } from './Button.tsx';

/** Props of IconButton: a Button's, plus the accessible name. */
export type IconButtonProps = ButtonProps & { label: string; size?: 'icon' | 'iconXs' };

/** A square button with an icon only; `label` is its accessible name. */
export function IconButton({ label, size = 'icon', variant = 'ghost', ...props }: IconButtonProps) {
  return <Button {...props} variant={variant} size={size} aria-label={label} />;
}
