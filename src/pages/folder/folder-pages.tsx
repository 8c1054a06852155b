import type { ReactNode } from 'react';
import type { CodedPage } from '../../layouts/coded-page.ts';
import { PageRows } from '../../layouts/listing/PageRows.tsx';
import { Container } from '../../layouts/marketing/Container.tsx';
import { PageIntro } from '../../layouts/marketing/PageIntro.tsx';
import { getSection, type Section } from '../../site/sections.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { SiteIndex } from '../listing/site.ts';

type Folder = ReturnType<SiteIndex['folders']>[number];

function Rows({ pages }: { pages: Folder['pages'] }) {
  const rows = pages.map(({ label, ...page }) => ({ ...page, badge: label && <Badge>{label}</Badge> }));
  return <PageRows rows={rows} />;
}

function InnerFolder({ path, title, pages }: Folder['folders'][number]) {
  const id = path.split('/').at(-1) ?? '';
  return (
    <section aria-labelledby={id} className="mt-12 first:mt-0">
      <h2 id={id} className="mb-3 text-xl font-semibold tracking-tight">
        <a
          href={path}
          className="inline-flex items-center decoration-amber-ink decoration-1 underline-offset-4 hover:underline max-sm:min-h-11"
        >
          {title}
        </a>
      </h2>
      <Rows pages={pages} />
    </section>
  );
}

function FolderList({ pages, folders }: Folder): ReactNode {
  return (
    <div className="not-prose">
      {pages.length > 0 && <Rows pages={pages} />}
      {folders.map((folder) => (
        <InnerFolder key={folder.path} {...folder} />
      ))}
    </div>
  );
}

/** Sections have folders of the same name, so the browser title names the section unless it does so already. */
function getSeoTitle(title: string, { label, titleSuffix }: Section): string {
  const namesSection = `${title} ${titleSuffix}`.toLowerCase().includes(label.toLowerCase());
  return namesSection ? title : `${title} in ${label}`;
}

/** The index page of each folder that has no page. */
export function folderPages(site: SiteIndex, coded: readonly CodedPage[]): CodedPage[] {
  return site.folders(coded).map((folder) => {
    const { path, title, description } = folder;
    const section = getSection(path);
    const isDocs = section.layout === 'docs';
    return {
      path,
      title,
      description,
      seoTitle: getSeoTitle(title, section),
      layout: isDocs ? 'docs' : 'marketing',
      isFolder: true,
      Body: () =>
        isDocs ? (
          <FolderList {...folder} />
        ) : (
          <Container className="pb-6">
            <PageIntro title={title} lead={description} />
            <FolderList {...folder} />
          </Container>
        ),
    };
  });
}
