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

/** Makes a function that replaces the stylesheet in the HTML of a page by the first smaller one that has all rules for it. */
export function createStyleChooser(assets: Assets): (html: string) => string {
  const { styles, pageStyles = [] } = assets;
  const fullLink = styles.map((href) => renderToStaticMarkup(<StyleLink href={href} assets={assets} />)).join('');
  const choices = pageStyles.map(({ href, fullHref, classes }) => ({
    link: renderToStaticMarkup(<StyleLink href={href} assets={assets} fullHref={fullHref} />),
    isStyled: createStyledTest(classes),
  }));
  return (html) => {
    const choice = choices.find(({ isStyled }) => isStyled(html));
    return choice ? html.replace(fullLink, () => choice.link) : html;
  };
}
