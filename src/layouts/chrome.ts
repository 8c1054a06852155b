import type { FooterGroups } from '../schema/data.ts';
import type { Region } from '../site/regions.ts';
import type { Tools } from '../site/tools.ts';

/** What the frame of every page needs besides the page itself. */
export interface Chrome {
  footer: FooterGroups;
  /** The regional cloud apps. */
  cloudUrls: Readonly<Record<Region['id'], string>>;
  /** False in a static export: there is no server to ask. */
  hasServer: boolean;
  year: number;
  siteUrl: string;
  /** Optional tools that need consent, where any is switched on. */
  tools?: Tools;
}
