import type { CodedPageProps } from '../../layouts/coded-page.ts';

/** The summary of the site that coded pages receive. */
export type SiteIndex = CodedPageProps['site'];
/** A page in short. */
export type PageSummary = SiteIndex['pages'][number];
/** A plan as pages show it. */
export type Plan = SiteIndex['plans'][number];
