import type { RedirectTable } from '../../source/redirects.ts';
import { type RedirectEntry, redirectEntries } from './redirect-entries.ts';
import type { HostHeaders } from './served-headers.ts';

const INTRO = `# The exported site behind nginx 1.13 or later. Written by "npm run build"; do not edit it.
# Include it inside the "http" block after you have replaced "listen", "server_name" and "root",
# or copy it and add your certificate.
`;

/** A single redirect keeps the query and removes a trailing slash or `/index`. */
const MAPS = `# For the long paths below; remove this line if your "http" block sets it already.
map_hash_bucket_size 256;

# The path without slashes or "/index" at its end.
map $uri $sg_path {
    default $uri;
    "~^(/.*[^/])/+$" $1;
    "~^(/.*[^/])/index(\\.html)?$" $1;
}

# The query, to be appended to a target that has one already.
map $args $sg_more_args {
    default "&$args";
    "" "";
}
`;

/** The part of the server block that does not depend on the site. */
const SERVER = `    absolute_redirect off;
    server_tokens off;
    default_type application/octet-stream;
    error_page 404 /404.html;

    # Compressed files are next to the originals. With the module ngx_brotli, add "brotli_static on;".
    gzip_static on;
    gzip_vary on;
`;

const LOCATIONS = `    if ($sg_moved_308) {
        return 308 $sg_moved_308;
    }
    if ($sg_moved_307) {
        return 307 $sg_moved_307;
    }

    location = / {
        try_files /index.html =404;
    }
    location = /404.html {
        internal;
    }
    # One URL for each page: without a slash at its end, without "/index" and without ".html".
    location ~ "^(/[\\w./~-]*[\\w.~-])/+$" {
        return 308 $1$is_args$args;
    }
    location ~ "^(/[\\w./~-]*[\\w~-])/index(\\.html)?$" {
        return 308 $1$is_args$args;
    }
    location ~ "^(/[\\w./~-]*[\\w~-])\\.html$" {
        return 308 $1$is_args$args;
    }
    # Files for hosts, and compressed files under their own names.
    location ~ "^/_|\\.(br|gz)$" {
        return 404;
    }
    location / {
        try_files $uri $uri.html =404;
    }
`;

/** A complete nginx configuration with the headers, types and redirects of the server. */
export function nginxFile(headers: HostHeaders, redirects: RedirectTable): string {
  const names = headerNames(headers);
  return [
    INTRO,
    MAPS,
    ...[308, 307].map((status) => redirectMap(status, redirectEntries(redirects))),
    ...names.map((name) => headerMap(name, headers)),
    'server {',
    '    listen 80;',
    '    server_name _;',
    '    root /srv/sightglass;',
    '',
    SERVER,
    typesBlock(headers),
    ...names.map((name) => `    add_header ${name} ${variable(name)} always;`),
    '',
    LOCATIONS,
    ...[...headers.typeExceptions].map(
      ([file, type]) =>
        `    location = ${quote(file)} {\n        types {}\n        default_type ${quote(type)};\n    }`,
    ),
    '}',
    '',
  ].join('\n');
}

const variable = (name: string) => `$sg_header_${name.toLowerCase().replaceAll('-', '_')}`;

function headerNames({ rules, exceptions }: HostHeaders): string[] {
  const all = [...rules.map(({ headers }) => headers), ...exceptions.values()];
  return [...new Set(all.flatMap((headers) => Object.keys(headers)))];
}

/** nginx prefers exact paths, then the first matching expression, so the rules are listed in reverse. */
function headerMap(name: string, { rules, exceptions }: HostHeaders): string {
  const line = (key: string, value: string) => `    ${key} ${quote(value).replace('{1}', '$1')};`;
  const files = [...exceptions].flatMap(([file, headers]) =>
    headers[name] === undefined ? [] : [line(quote(file), headers[name])],
  );
  const patternRules = rules.toReversed().flatMap(({ pattern, headers }) => {
    if (headers[name] === undefined) return [];
    return [line(pattern === '' ? 'default' : quote(`~${pattern}`), headers[name])];
  });
  return [`map $uri ${variable(name)} {`, ...files, ...patternRules, '}', ''].join('\n');
}

function redirectMap(status: number, entries: readonly RedirectEntry[]): string {
  const lines = entries
    .filter(({ permanent }) => permanent === (status === 308))
    .map(({ from, path, query, hash }) => {
      const args = query ? `${query}$sg_more_args` : '$is_args$args';
      return `    ${quote(from)} "${escapeQuotes(path)}${args}${escapeQuotes(hash)}";`;
    });
  return [`map $sg_path $sg_moved_${status} {`, ...lines, '}', ''].join('\n');
}

function typesBlock({ types }: HostHeaders): string {
  const lines = [...types].map(([extension, type]) => `        ${quote(type)} ${extension.slice(1)};`);
  return ['    types {', ...lines, '    }', ''].join('\n');
}

const quote = (text: string) => `"${escapeQuotes(text)}"`;

/** Escapes quotes; throws for a dollar sign, which nginx only supports at the end of an expression. */
function escapeQuotes(text: string): string {
  if (/\$(?!$)/.test(text)) throw new Error(`nginx cannot express this text, which contains "$": ${text}`);
  return text.replaceAll('"', '\\"');
}
