// Development only: React's fast refresh must be installed before any island is loaded.
// @ts-expect-error Vite serves this module; it has no types.
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
