import type { CodedPage } from '../layouts/coded-page.ts';
import { Island } from '../render/Island.tsx';
import { UiGallery } from '../ui/Gallery.tsx';
import GalleryDemos from '../ui/GalleryDemos.island.tsx';

/** The UI kit on one page, for developers. */
export const uiGalleryPage: CodedPage = {
  path: '/ui',
  title: 'UI kit',
  description: 'Every part of the interface kit in both themes, for the people who build this site.',
  noindex: true,
  Body: () => <UiGallery demos={<Island component={GalleryDemos} on="visible" props={{}} />} />,
};
