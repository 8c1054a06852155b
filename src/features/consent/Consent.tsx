import type { ReactNode } from 'react';
import type { LocaleId } from '../../site/locales.ts';
import { getCategories, type Tools } from '../../site/tools.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { EARLY_CONSENT_SCRIPT } from './early-script.ts';
import { CONSENT_WORDS } from './words.ts';

/** The banner and the preferences, hidden until a script shows them, and the data for that script. */
export function Consent({ tools, locale }: { tools: Tools; locale: LocaleId }): ReactNode {
  const words = CONSENT_WORDS[locale];
  return (
    <div data-consent={JSON.stringify(tools)} data-chrome data-nosnippet>
      <ConsentBanner words={words} />
      <ConsentDialog words={words} categories={getCategories(tools)} />
      <script dangerouslySetInnerHTML={{ __html: EARLY_CONSENT_SCRIPT }} />
    </div>
  );
}
