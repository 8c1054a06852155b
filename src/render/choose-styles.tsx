import { renderToStaticMarkup } from 'react-dom/server';
import { createStyledTest } from '../lib/class-values.ts';
import type { Assets } from './assets.ts';

interface StyleLinkProps {
  href: string;
  assets: Assets;
  /** URL of a stylesheet with all rules, for pages whose own lacks some. */
  fullHref?: string;
}

/** The link to a stylesheet. */
export function StyleLink({ href, assets, fullHref }: StyleLinkProps) {
  return <link rel="stylesheet" href={href} integrity={assets.integrity?.[href]} data-full={fullHref} />;
}

/** Makes a function that replaces the stylesheet in the HTML of a page by the one of docs pages if that has all rules for it. */
export function createStyleChooser(assets: Assets): (html: string) => string {
  const { docsStyle } = assets;
  const [fullHref] = assets.styles;
  if (!docsStyle || !fullHref) return (html) => html;
  const fullLink = renderToStaticMarkup(<StyleLink href={fullHref} assets={assets} />);
  const docsLink = renderToStaticMarkup(
    <StyleLink href={docsStyle.href} assets={assets} fullHref={docsStyle.fullHref} />,
  );
  const isStyled = createStyledTest(docsStyle.classes);
  return (html) => (isStyled(html) ? html.replace(fullLink, () => docsLink) : html);
}
