import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Head } from '../lib/head.ts';
import { jsonLdText } from '../lib/json-ld.ts';
import { omitEndTags } from '../lib/omit-end-tags.ts';
import { shareIcons } from '../lib/shared-icons.ts';
import type { Assets } from './assets.ts';
import { BOOT_SCRIPT } from './boot.ts';
import { createStyleChooser, StyleLink } from './choose-styles.tsx';
import { resetIslandCount } from './island-server.ts';

interface DocumentProps {
  head: Head;
  assets: Assets;
  children: ReactNode;
}

/** React moves preloads to the start of the head unless they have an event handler. The handler is not part of the HTML. */
const stayInPlace = () => {};

const styleChoosers = new WeakMap<Assets, (html: string) => string>();

function getStyleChooser(assets: Assets): (html: string) => string {
  const chooser = styleChoosers.get(assets) ?? createStyleChooser(assets);
  styleChoosers.set(assets, chooser);
  return chooser;
}

/** Renders a whole page to HTML. */
export function renderDocument(props: DocumentProps): string {
  resetIslandCount();
  const html = `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
  const chooseStyles = getStyleChooser(props.assets);
  return chooseStyles(omitEndTags(shareIcons(html, 'sg-island', process.env.NODE_ENV !== 'production'), 'sg-island'));
}

function Document({ head, assets, children }: DocumentProps): ReactNode {
  return (
    <html lang={head.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The first paint waits for the header, whose parts would otherwise move while it is parsed. */}
        <link rel="expect" href="#content" blocking="render" />
        <script dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />
        {/* Before the fonts: nothing is painted without it, and the first request uses the open connection. */}
        {assets.styles.map((href) => (
          <StyleLink key={href} href={href} assets={assets} />
        ))}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} onLoad={stayInPlace} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} integrity={assets.integrity?.[src]} />
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
      {head.meta.map((tag) => (
        <meta key={`${tag.name ?? tag.property} ${tag.media ?? tag.content}`} {...tag} />
      ))}
      {head.links.map((tag) => (
        <link key={`${tag.rel} ${tag.hrefLang} ${tag.href}`} {...tag} />
      ))}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(head.jsonLd) }} />
    </>
  );
}
