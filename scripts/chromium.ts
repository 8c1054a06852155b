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

/** What to do where there is no Chromium. */
export const NO_CHROMIUM =
  'The browser tests need Chromium: install it (Debian: apt-get install chromium chromium-headless-shell) or set CHROMIUM_PATH to a Chrome or Chromium.';

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

/** Debian's build of Chromium without a window: about a quarter less CPU time for the same tests. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Packages of Debian that bring a browser for the tests, the preferred one first. */
const TEST_PACKAGES = ['chromium', 'chromium-headless-shell'];

type Exists = (path: string) => boolean;

/** Path of a full Chromium, or undefined. CHROMIUM_PATH wins over installed browsers. */
export function findChromium(
  env: Record<string, string | undefined> = process.env,
  exists: Exists = existsSync,
): string | undefined {
  return findFirst(PLACES, env, exists);
}

/** Path of the browser for tests: CHROMIUM_PATH, a full Chromium, or the headless shell, whose text is a little wider. */
export function findTestBrowser(
  env: Record<string, string | undefined> = process.env,
  exists: Exists = existsSync,
): string | undefined {
  return findFirst([...PLACES, HEADLESS_SHELL], env, exists);
}

/** Finds a full Chromium, which films, drawings and measurements need; on Debian, as root, installs it. */
export function needChromium(): string {
  return findOrInstall(findChromium, ['chromium']);
}

/** Finds the browser for tests; on Debian, as root, installs it. Throws one clear line otherwise. */
export function needTestBrowser(): string {
  return findOrInstall(findTestBrowser, TEST_PACKAGES);
}

function findFirst(
  places: readonly string[],
  env: Record<string, string | undefined>,
  exists: Exists,
): string | undefined {
  if (env.CHROMIUM_PATH) return exists(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return places.find(exists);
}

function findOrInstall(find: () => string | undefined, packages: readonly string[]): string {
  const found = find();
  if (found) return found;
  if (!process.env.CHROMIUM_PATH && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('Installing Chromium ...');
    for (const name of packages) {
      const installed = install(name) ? find() : undefined;
      if (installed) return installed;
    }
  }
  throw new Error(NO_CHROMIUM);
}

function install(name: string): boolean {
  try {
    execFileSync('sh', ['-c', `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return true;
  } catch {
    return false;
  }
}
