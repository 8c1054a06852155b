import { createHash } from 'node:crypto';
import { ANNOUNCEMENT } from '../site/announcement.ts';

/** Runs before the first paint: the chosen theme, and whether the announcement was dismissed. The one inline script of the site. */
export const BOOT_SCRIPT =
  "(()=>{const r=document.documentElement.dataset;r.js='';try{const s=localStorage,t=s.getItem('theme');if(t==='light'||t==='dark')r.theme=t;" +
  `if(s.getItem('${ANNOUNCEMENT.key}'))r.announced=''}catch{}})()`;

/** The boot script's hash for the Content-Security-Policy. */
export const BOOT_SCRIPT_HASH = `'sha256-${createHash('sha256').update(BOOT_SCRIPT).digest('base64')}'`;
