import type { ReactNode } from 'react';
import { SignInLink, type SignInLinkProps } from '../../features/sign-in/SignInLink.tsx';
import { wordsFor } from '../../i18n/words.ts';
import type { LocaleId } from '../../site/locales.ts';

/** Props of SignUpButton: `href` is the URL of the default region. */
export interface SignUpButtonProps extends Omit<SignInLinkProps, 'label' | 'words'> {
  label?: string;
  locale?: LocaleId;
}

/** The amber button of a page's text that leads to the cloud app. */
export function SignUpButton({ label = 'Sign Up', locale = 'en', ...props }: SignUpButtonProps): ReactNode {
  return <SignInLink variant="cta" label={label} words={wordsFor(locale)} {...props} />;
}
