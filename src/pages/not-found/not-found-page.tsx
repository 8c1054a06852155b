import type { CodedPage } from '../../layouts/coded-page.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The page that a static host serves for unknown URLs. */
export const notFoundPage: CodedPage = {
  path: '/404',
  title: 'Page not found',
  description: 'There is no page at this URL. Here are the places to start, a search form, and the way to support.',
  noindex: true,
  Body: () => <NotFoundPage suggestions={[]} />,
};
