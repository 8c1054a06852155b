import { CONSENT_KEY, CONSENT_VERSION } from '../../site/tools.ts';

/**
 * Runs while the parser reads the page, right after the banner: it shows the banner where `decide` of
 * `src/platform/consent` would ask, and remembers a click that comes before the controller is loaded.
 */
export const EARLY_CONSENT_SCRIPT =
  `(()=>{const d=document,r=d.currentScript.parentNode,b=r.querySelector('[data-consent-banner]');let a;` +
  `try{a=JSON.parse(localStorage.getItem('${CONSENT_KEY}'))}catch{}` +
  `if(d.prerendering||navigator.globalPrivacyControl===true||a&&a.version===${CONSENT_VERSION}&&` +
  `Object.keys(JSON.parse(r.dataset.consent)).every(c=>typeof a[c]==='boolean'))return;` +
  `b.hidden=false;d.documentElement.dataset.consentAsked='';` +
  `b.addEventListener('click',e=>{const t=e.target.closest('button');if(!t||'ready' in r.dataset)return;` +
  `const s=t.dataset.consentAnswer;r.dataset.early=s||'open';if(s)b.hidden=true})})()`;
