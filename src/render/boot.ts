import { createHash } from 'node:crypto';
import { ANNOUNCEMENT } from '../site/announcement.ts';
import { PANEL_KEY } from '../site/assistant.ts';
import { LANGUAGE_KEY, LANGUAGE_QUERY } from '../site/synced-tabs.ts';

/** Selects the language tabs of a page while it is parsed; a short form of `chooseTab` in `src/lib`. */
const CHOOSE_TABS =
  `const n=t=>(t||'').trim().toLowerCase(),m=new MutationObserver(()=>{for(const p of d.querySelectorAll('[data-tabs-sync]:not([data-set])>.tabs-panel-1')){` +
  `const g=p.parentNode,i=[...g.querySelectorAll('input[name="'+g.dataset.tabs+'"]')];g.dataset.set='';` +
  `for(const x of w){const y=n(x),k=y&&(i.find(e=>n(e.value)===y)||/^\\d+$/.test(y)&&i[+y]);if(k){k.checked=true;break}}}});` +
  `m.observe(d,{childList:true,subtree:true});d.addEventListener('DOMContentLoaded',()=>m.disconnect())`;

/** Runs before the first paint: the chosen theme and language, whether the announcement was dismissed, and whether the assistant's panel is open. Every page has this inline script; the consent script (`src/features/consent`) is the only other one. */
export const BOOT_SCRIPT =
  `(()=>{const d=document,r=d.documentElement.dataset,w=[new URLSearchParams(location.search).get('${LANGUAGE_QUERY}')];r.js='';` +
  "try{const s=localStorage,t=s.getItem('theme');if(t==='light'||t==='dark')r.theme=t;" +
  `w.push(s.getItem('${LANGUAGE_KEY}'));if(s.getItem('${ANNOUNCEMENT.key}'))r.announced='';` +
  `if(sessionStorage.getItem('${PANEL_KEY}'))r.assistantPanel=''}catch{}` +
  `if(w[0]||w[1]){${CHOOSE_TABS}}})()`;

/** The hash by which the Content-Security-Policy lets an inline script run. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The boot script's hash for the Content-Security-Policy. */
export const BOOT_SCRIPT_HASH = scriptHash(BOOT_SCRIPT);
