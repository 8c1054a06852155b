import { escapeXml } from '../../lib/xml.ts';
import { createUrlResolver } from '../../source/page-markdown.ts';

/** Renders the page at an old path, for hosts without redirects: it forwards browsers and points search engines to the new page. */
export function renderRedirectPage(target: string, siteUrl: string): string {
  const href = escapeXml(target);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeXml(createUrlResolver(siteUrl, '/')(target))}">
<meta http-equiv="refresh" content="0; url=${href}">
</head>
<body>
<p>This page has moved to <a href="${href}">${href}</a>.</p>
</body>
</html>
`;
}
