import type { ReactNode } from 'react';
import type { SectionId } from '../site/sections.ts';
import { GuidesIndex } from './guides/GuidesIndex.tsx';
import { LearningPaths } from './guides/LearningPaths.tsx';
import { IntegrationsIndex } from './integrations/IntegrationsIndex.tsx';
import { RequestIntegration } from './integrations/RequestIntegration.tsx';
import type { SiteIndex } from './listing/site.ts';

/** The list that comes before the written text of a section's index page; null if there is none. */
export function sectionLead(section: SectionId, index: SiteIndex): ReactNode {
  return section === 'integrations' ? <IntegrationsIndex pages={index.pagesIn('integrations')} /> : null;
}

/** The list that follows the written text of a section's own page; null if there is none. */
export function sectionAppendix(section: SectionId, index: SiteIndex, hasServer = true): ReactNode {
  if (section === 'integrations') return <RequestIntegration hasServer={hasServer} />;
  if (section === 'guides')
    return (
      <>
        <LearningPaths paths={index.learningPaths} />
        <GuidesIndex pages={[...index.pagesIn('guides'), ...index.pagesIn('cookbook')]} />
      </>
    );
  return null;
}
