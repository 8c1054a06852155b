import type { FooterGroups } from '../schema/data.ts';
import type { Region } from '../site/regions.ts';
import type { Tools } from '../site/tools.ts';

/** Data for the frame of every page. */
export interface Chrome {
  footer: FooterGroups;
  /** The regional cloud apps. */
  cloudUrls: Readonly<Record<Region['id'], string>>;
  /** False in a static export. */
  hasServer: boolean;
  year: number;
  siteUrl: string;
  /** Optional tools that need consent, if any is configured. */
  tools?: Tools;
}
