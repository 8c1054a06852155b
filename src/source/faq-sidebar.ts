import { formatTag, getTags } from '../lib/tags.ts';
import type { SidebarNode } from './sidebar.ts';
import type { PageSummary } from './site-index.ts';

/** The FAQ's sidebar: the index, one page per tag, then every question. */
export function faqSidebar(prefix: string, questions: readonly PageSummary[]): SidebarNode[] {
  return [
    { kind: 'page', title: 'Overview', path: prefix },
    { kind: 'heading', title: 'Topics' },
    ...getTags(questions).map(
      (tag): SidebarNode => ({ kind: 'page', title: formatTag(tag), path: `${prefix}/tag/${tag}` }),
    ),
    { kind: 'heading', title: 'Questions' },
    ...questions.map(
      (page): SidebarNode => ({ kind: 'page', title: page.sidebarTitle ?? page.title, path: page.path }),
    ),
  ];
}
