import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

const CHROMIUM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What to do without Chromium. */
export const CHROMIUM_MISSING_MESSAGE =
  'The browser tests need Chromium: install it (Debian: apt-get install chromium chromium-headless-shell) or set CHROMIUM_PATH to a Chrome or Chromium.';

/** Command-line switches for Chromium: quiet on the network, and able to run as root. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // The second list of features replaces Playwright's, so it repeats the features that tests need.
  `--disable-features=${[
    // The popups of the URL bar are pages: a process and a second of work for every context.
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
    // A new frame and view for every document of a page: a sixth of the CPU time of a visit.
    'RenderDocument',
  ].join(',')}`,
];

/** Debian's headless build of Chromium: about a quarter less CPU time for the same tests. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

type Exists = (path: string) => boolean;

/** Path of a full Chromium, or undefined. CHROMIUM_PATH wins over installed browsers. */
export function findChromium(
  env: Record<string, string | undefined> = process.env,
  exists: Exists = existsSync,
): string | undefined {
  return findFirst(CHROMIUM_PATHS, env, exists);
}

/** Path of the browser for tests: CHROMIUM_PATH, the headless shell, or a full Chromium. */
export function findTestBrowser(
  env: Record<string, string | undefined> = process.env,
  exists: Exists = existsSync,
): string | undefined {
  return findFirst([HEADLESS_SHELL, ...CHROMIUM_PATHS], env, exists);
}

/** Finds a full Chromium, which films, drawings and measurements need; installs it on Debian as root. */
export function requireChromium(): string {
  if (!findChromium() && canInstall()) install('chromium');
  return requirePath(findChromium());
}

/** Finds the browser for tests. Throws a one-line error if there is none. */
export function requireTestBrowser(): string {
  return requirePath(findTestBrowser());
}

/**
 * Makes sure that tests find their browsers: the headless shell, and a full Chromium for the few that need one. On
 * Debian, as root, installs what is missing; this takes a minute, at the same time as other work. Elsewhere, a missing browser is an
 * error of one line, thrown before anything else starts.
 */
export function prepareTestBrowsers(): Promise<void> {
  const isComplete = existsSync(HEADLESS_SHELL) && findChromium();
  if (canInstall() && !isComplete) return installTestBrowsers();
  requirePath(findChromium());
  return Promise.resolve();
}

async function installTestBrowsers(): Promise<void> {
  const [command, args, options] = getInstallCommand('chromium', 'chromium-headless-shell');
  const [status] = await once(spawn(command, args, options), 'close');
  // The shell is only faster: if it cannot be installed, all tests use the full browser.
  if (status !== 0) install('chromium');
  requirePath(findChromium());
}

function findFirst(
  paths: readonly string[],
  env: Record<string, string | undefined>,
  exists: Exists,
): string | undefined {
  if (env.CHROMIUM_PATH) return exists(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return paths.find(exists);
}

function requirePath(path: string | undefined): string {
  if (!path) throw new Error(CHROMIUM_MISSING_MESSAGE);
  return path;
}

const canInstall = () => !process.env.CHROMIUM_PATH && existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** The command that installs packages, without questions, as arguments of `spawn`. */
function getInstallCommand(...names: string[]) {
  console.log(`Installing ${names.join(' and ')} ...`);
  const command = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${names.join(' ')}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return ['sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'], env }] satisfies Parameters<typeof spawn>;
}

function install(name: string): void {
  spawnSync(...getInstallCommand(name));
}
