/** Name of the policy; the Content-Security-Policy allows no other. */
export const TRUSTED_TYPES_POLICY = 'sightglass';

/** The part of the Trusted Types API that we use; TypeScript has no types for it. */
interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

/** The parts of a window that a policy needs; `trustedTypes` is missing in browsers that don't enforce them. */
interface Scope {
  location: { href: string; origin: string };
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

/** Creates our policy: allows all HTML, and scripts only from the origin of the page. */
export function createPolicy({ location, trustedTypes }: Scope): Policy {
  const createScriptURL = (url: string) => {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError(`Not a script of this site: ${url}`);
  };
  const rules: Policy = { createHTML: (html) => html, createScriptURL };
  return trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules;
}

let policy: Policy | undefined;

/** The browser allows one policy per name, so the page shares it. */
function getPolicy(): Policy {
  policy ??= createPolicy(window as Scope);
  return policy;
}

/** Marks HTML that the server rendered as safe for `innerHTML`. Never pass text of a visitor. */
export function trustedHtml(html: string): string {
  return getPolicy().createHTML(html);
}

/** Marks the URL of one of our scripts as safe to run; a URL of another origin throws. */
export function trustedScriptUrl(url: string): string {
  return getPolicy().createScriptURL(url);
}
