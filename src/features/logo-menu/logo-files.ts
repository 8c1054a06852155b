/** The logo that "Copy logo as SVG" puts on the clipboard. */
export const LOGO_SVG_PATH = '/brand/logo-light.svg';

/** The logo files offered for download. */
export const LOGO_FILES = [
  { title: 'Logo, light (SVG)', href: '/brand/logo-light.svg' },
  { title: 'Logo, light (PNG)', href: '/brand/logo-light.png' },
  { title: 'Logo, dark (SVG)', href: '/brand/logo-dark.svg' },
  { title: 'Logo, dark (PNG)', href: '/brand/logo-dark.png' },
  { title: 'Icon (SVG)', href: '/brand/icon.svg' },
  { title: 'Icon (PNG)', href: '/brand/icon.png' },
] as const;
