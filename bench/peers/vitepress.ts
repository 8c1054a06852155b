import type { Peer } from './peer.ts';

interface SidebarItem {
  text: string;
  link?: string;
  collapsed?: boolean;
  items?: SidebarItem[];
}

/** VitePress generates no sidebar: folders become groups that are closed except for the current page's. */
export function createSidebar(slugs: readonly string[]): SidebarItem[] {
  const root: SidebarItem[] = [];
  for (const slug of slugs) {
    const folders = slug.split('/');
    const page = folders.pop() ?? slug;
    let items = root;
    for (const text of folders) {
      const found = items.find((item) => item.text === text) ?? { text, collapsed: true, items: [] };
      if (!items.includes(found)) items.push(found);
      items = found.items ??= [];
    }
    items.push({ text: page, link: `/docs/${slug}` });
  }
  return root;
}

function createConfig(slugs: readonly string[]): string {
  const config = { title: 'Docs', cleanUrls: true, themeConfig: { sidebar: createSidebar(slugs) } };
  return `export default ${JSON.stringify(config)};\n`;
}

export const vitepress: Peer = {
  name: 'VitePress',
  packages: { vitepress: '1.6.4', vue: '3.5.45' },
  getFiles: (slugs) => ({ '.vitepress/config.mjs': createConfig(slugs), 'index.md': '# Docs\n' }),
  docsFolder: 'docs',
  extension: 'md',
  dialect: { formatCallout: (text) => `::: info\n${text}\n:::`, showsCodeTitles: false, titleInBody: true },
  build: ['vitepress', 'build'],
  output: '.vitepress/dist',
};
