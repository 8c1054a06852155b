import type { ReactNode } from 'react';
import type { SectionId } from '../site/sections.ts';
import { GuidesIndex } from './guides/GuidesIndex.tsx';
import { IntegrationsIndex } from './integrations/IntegrationsIndex.tsx';
import type { SiteIndex } from './listing/site.ts';

/** The list that follows the written text of a section's own page; null where there is none. */
export function sectionAppendix(section: SectionId, index: SiteIndex): ReactNode {
  if (section === 'integrations') return <IntegrationsIndex pages={index.pagesIn('integrations')} />;
  if (section === 'guides')
    return <GuidesIndex guides={index.pagesIn('guides')} cookbook={index.pagesIn('cookbook')} />;
  return null;
}
