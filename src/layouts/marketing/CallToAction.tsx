import { Fragment, type ReactNode } from 'react';
import { BrandMark } from '../../features/brand-mark/BrandMark.tsx';
import type { Href } from '../../site/links.ts';
import { Button } from '../../ui/Button.tsx';
import { Container } from './Container.tsx';
import { SignUpButton, type SignUpButtonProps } from './SignUpButton.tsx';

/** A link that looks like a button. */
export interface Action {
  label: string;
  href: Href;
}

/** Props of CallToAction: with `signUp` it offers that first; without `actions` also the docs. */
export interface CallToActionProps {
  title: string;
  children?: ReactNode;
  signUp?: SignUpButtonProps;
  actions?: readonly Action[];
}

const DEFAULT_ACTIONS: readonly Action[] = [{ label: 'Read the docs', href: '/docs' }];

/** The last section of a page: one sentence and one or two links. */
export function CallToAction({ title, children, signUp, actions = DEFAULT_ACTIONS }: CallToActionProps) {
  return (
    <section
      aria-labelledby="start-title"
      id="start"
      className="meets-footer border-line border-t bg-sunken py-20 md:py-28"
    >
      <Container className="flex flex-col items-start gap-6">
        <BrandMark level={0.97} className="size-10 text-ink" />
        <h2
          id="start-title"
          className="max-w-[40rem] font-semibold text-[2.125rem] text-ink leading-[1.08] tracking-[-0.035em] md:text-5xl"
        >
          {title}
        </h2>
        {children && <div className="max-w-[38rem] text-ink-2 text-lg leading-[1.6]">{children}</div>}
        <div className="mt-2 flex flex-wrap gap-3">
          {signUp && <SignUpButton size="lg" {...signUp} />}{' '}
          {actions.map(({ label, href }, index) => (
            <Fragment key={href}>
              <Button href={href} variant={index === 0 && !signUp ? 'cta' : 'outline'} size="lg">
                {label}
              </Button>{' '}
            </Fragment>
          ))}
        </div>
      </Container>
    </section>
  );
}
