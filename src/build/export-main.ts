import { enableCompileCache } from 'node:module';

// Must come before the code is loaded: compiling it again would take a third of a short export.
enableCompileCache('.cache/compiled');
try {
  const { loadEnv } = await import('../server/load-env.ts');
  const { exportSite } = await import('./export.ts');
  for (const line of loadEnv(process.cwd(), process.env)) console.warn(line);
  const { pages, rendered } = await exportSite({
    root: process.cwd(),
    outDir: process.argv[2] ?? 'dist/site',
    // Netlify sets this in its builds.
    forceRedirects: process.env.NETLIFY === 'true',
  });
  console.log(`${pages} pages exported, ${rendered} of them new or changed.`);
} catch (error) {
  // Faults name their file, line and remedy; a stack trace would only hide them.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
