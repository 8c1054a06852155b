import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** One line for whoever has no Chromium. */
export const NO_CHROMIUM =
  'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chrome or Chromium.';

/** Command-line switches for Chromium: quiet on the network, and able to run as root. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // The second list of features replaces the one Playwright gives, so what tests need of that stands here again.
  `--disable-features=${[
    // The popups of the address bar are pages: a process and a second of work for every context.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'MediaRouter',
    'PaintHolding',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
  ].join(',')}`,
];

/** Where Chromium is, or undefined. */
export function findChromium(
  env: Record<string, string | undefined> = process.env,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  if (env.CHROMIUM_PATH) return exists(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return PLACES.find(exists);
}

/** Finds Chromium; on Debian, as root, installs it. Throws one clear line otherwise. */
export function needChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (!process.env.CHROMIUM_PATH && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Chromium ...');
    try {
      execFileSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    } catch {
      throw new Error(NO_CHROMIUM);
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(NO_CHROMIUM);
}
