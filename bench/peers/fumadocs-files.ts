const NEXT_CONFIG = `import { createMDX } from 'fumadocs-mdx/next';

export default createMDX()({ output: 'export', reactStrictMode: true });
`;

const SOURCE_CONFIG = `import { defineConfig, defineDocs } from 'fumadocs-mdx/config';

export const docs = defineDocs({ dir: 'content/docs' });
export default defineConfig();
`;

const SOURCE = `import { loader } from 'fumadocs-core/source';
import { docs } from '../.source/server';

export const source = loader({ baseUrl: '/docs', source: docs.toFumadocsSource() });
`;

const STYLES = `@import 'tailwindcss';
@import 'fumadocs-ui/css/neutral.css';
@import 'fumadocs-ui/css/preset.css';
`;

const ROOT_LAYOUT = `import { RootProvider } from 'fumadocs-ui/provider/next';
import './global.css';

export default function Layout({ children }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body className="flex flex-col min-h-screen">
        <RootProvider search={{ options: { type: 'static' } }}>{children}</RootProvider>
      </body>
    </html>
  );
}
`;

const DOCS_LAYOUT = `import { DocsLayout } from 'fumadocs-ui/layouts/docs';
import { source } from '../../lib/source';

export default function Layout({ children }) {
  return <DocsLayout tree={source.getPageTree()} nav={{ title: 'Docs' }}>{children}</DocsLayout>;
}
`;

const PAGE = `import { DocsBody, DocsDescription, DocsPage, DocsTitle } from 'fumadocs-ui/layouts/docs/page';
import components from 'fumadocs-ui/mdx';
import { notFound } from 'next/navigation';
import { source } from '../../../lib/source';

const getPage = async (props) => source.getPage((await props.params).slug) ?? notFound();

export default async function Page(props) {
  const { body: Body, description, title, toc } = (await getPage(props)).data;
  return (
    <DocsPage toc={toc}>
      <DocsTitle>{title}</DocsTitle>
      <DocsDescription>{description}</DocsDescription>
      <DocsBody><Body components={components} /></DocsBody>
    </DocsPage>
  );
}

export const generateStaticParams = () => source.generateParams();

export async function generateMetadata(props) {
  const { title, description } = (await getPage(props)).data;
  return { title, description };
}
`;

const SEARCH = `import { createFromSource } from 'fumadocs-core/search/server';
import { source } from '../../../lib/source';

export const revalidate = false;
export const { staticGET: GET } = createFromSource(source);
`;

/** A Next.js app with the layouts, the search and the styles of Fumadocs, by path. */
export const FUMADOCS_FILES: Readonly<Record<string, string>> = {
  'next.config.mjs': NEXT_CONFIG,
  'postcss.config.mjs': "export default { plugins: { '@tailwindcss/postcss': {} } };\n",
  'source.config.ts': SOURCE_CONFIG,
  'lib/source.js': SOURCE,
  'app/global.css': STYLES,
  'app/layout.jsx': ROOT_LAYOUT,
  'app/docs/layout.jsx': DOCS_LAYOUT,
  'app/docs/[[...slug]]/page.jsx': PAGE,
  'app/api/search/route.js': SEARCH,
};
