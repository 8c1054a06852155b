import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Head } from '../lib/head.ts';
import { BRAND } from '../site/brand.ts';
import type { Assets } from './assets.ts';
import { BOOT_SCRIPT } from './boot.ts';
import { resetIslandCount } from './island-server.ts';

interface DocumentProps {
  head: Head;
  assets: Assets;
  children: ReactNode;
}

/** Renders a whole page to HTML. */
export function renderDocument(props: DocumentProps): string {
  resetIslandCount();
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
}

function Document({ head, assets, children }: DocumentProps): ReactNode {
  return (
    <html lang={head.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <HeadTags head={head} />
      </head>
      <body>{children}</body>
    </html>
  );
}

function HeadTags({ head }: { head: Head }): ReactNode {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={head.canonical} />
      {head.noindex && <meta name="robots" content="noindex" />}
      {head.alternates.map(({ lang, href }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={href} />
      ))}
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:type" content={head.type} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.canonical} />
      {head.image && <meta property="og:image" content={head.image} />}
      {head.published && <meta property="article:published_time" content={head.published} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#191816" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}
