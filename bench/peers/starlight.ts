import type { Peer } from './peer.ts';

const CONFIG = `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({ integrations: [starlight({ title: 'Docs' })] });
`;

const COLLECTIONS = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Starlight on Astro, with its generated sidebar and its search. */
export const starlight: Peer = {
  name: 'Starlight',
  packages: { '@astrojs/starlight': '0.42.4', astro: '7.3.5', sharp: '0.35.5' },
  getFiles: () => ({ 'astro.config.mjs': CONFIG, 'src/content.config.ts': COLLECTIONS }),
  docsFolder: 'src/content/docs/docs',
  extension: 'md',
  dialect: { formatCallout: (text) => `:::note\n${text}\n:::`, showsCodeTitles: true, titleInBody: false },
  build: ['astro', 'build'],
  output: 'dist',
};
