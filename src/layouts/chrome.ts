import type { FooterGroups } from '../schema/data.ts';
import type { Tools } from '../site/tools.ts';

/** What the frame of every page needs besides the page itself. */
export interface Chrome {
  footer: FooterGroups;
  /** Where signing up leads. */
  cloudUrl: string;
  year: number;
  /** Public address of the site. */
  siteUrl: string;
  /** Optional tools that need consent, where any is switched on. */
  tools?: Tools;
}
