import { exportSite } from './export.ts';

await exportSite({ root: process.cwd(), outDir: process.argv[2] ?? 'dist/site' });
