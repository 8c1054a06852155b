import type { RedirectTable } from '../../source/redirects.ts';
import { getFileHeaders, type Headers } from './header-rules.ts';
import { type RedirectEntry, redirectEntries } from './redirect-entries.ts';
import type { HostHeaders } from './served-headers.ts';

const NOT_FOUND_FILE = '/404.html';

const INTRO = `# The exported site behind Caddy 2.6 or later. Written by "npm run build"; do not edit it.
# Copy it, then replace ":80" with your domain (Caddy gets the certificate) and "root".
`;

const OPENING = `:80 {
	root * /srv/sightglass

	# The query, to be appended to a target without one and to a target that has one.
	map {query} {sg_query} {sg_more_query} {
		"" "" ""
		default "?{query}" "&{query}"
	}
`;

/** One URL for each page, and no access to files that are only for hosts. */
const ROUTES = `		@sg_hidden path /_* /404.html *.br *.gz
		error @sg_hidden 404
		@sg_moved_308 expression \`{sg_to_308} != ""\`
		redir @sg_moved_308 {sg_to_308} 308
		@sg_moved_307 expression \`{sg_to_307} != ""\`
		redir @sg_moved_307 {sg_to_307} 307
		@sg_slash path_regexp sg_slash ^(/[\\w./~-]*[\\w.~-])/+$
		redir @sg_slash {re.sg_slash.1}{sg_query} 308
		@sg_index path_regexp sg_index ^(/[\\w./~-]*[\\w~-])/index(\\.html)?$
		redir @sg_index {re.sg_index.1}{sg_query} 308
		@sg_html path_regexp sg_html ^(/[\\w./~-]*[\\w~-])\\.html$
		redir @sg_html {re.sg_html.1}{sg_query} 308
		try_files {path} {path}.html {path}/index.html
`;

/** A complete Caddyfile with the headers, types and redirects of the server. */
export function caddyFile(headers: HostHeaders, redirects: RedirectTable): string {
  const entries = redirectEntries(redirects);
  const [globalHeaders = '', ...otherHeaders] = headerLines(headers);
  return [
    INTRO,
    OPENING,
    ...[308, 307].map((status) => redirectMap(status, entries)),
    '	route {',
    globalHeaders,
    ROUTES,
    ...otherHeaders,
    '		file_server {\n			precompressed br gzip\n		}',
    '	}\n',
    '	handle_errors {',
    `		rewrite * ${NOT_FOUND_FILE}`,
    notFoundHeaders(headers),
    '		file_server',
    '	}',
    '}',
    '',
  ].join('\n');
}

/** Caddy removes some headers from errors and keeps the type of the requested file, so this sets them afterwards. */
function notFoundHeaders({ rules, exceptions, types }: HostHeaders): string {
  const headers = {
    ...getFileHeaders(NOT_FOUND_FILE, rules),
    ...exceptions.get(NOT_FOUND_FILE),
    'Content-Type': types.get('.html') ?? 'text/html',
  };
  return headerBlock('*', headers).replace(/\t\t\}$/, '\t\t\tdefer\n\t\t}');
}

function redirectMap(status: number, entries: readonly RedirectEntry[]): string {
  const lines = entries
    .filter(({ permanent }) => permanent === (status === 308))
    .flatMap(({ from, path, query, hash }) => {
      const target = `${path}${query}${query ? '{sg_more_query}' : '{sg_query}'}${hash}`;
      return [from, `${from}/`].map((key) => `		${quote(key)} ${quote(target)}`);
    });
  return [`	map {path} {sg_to_${status}} {`, ...lines, '		default ""', '	}', ''].join('\n');
}

/** Starts with the headers of every response, including redirects; later lines override earlier ones. */
function headerLines({ rules, types, exceptions, typeExceptions }: HostHeaders): string[] {
  const byExtension = [...types].map(([extension, type]) => {
    const name = `@sg_type_${extension.slice(1)}`;
    return `		${name} path *${extension}\n${headerBlock(name, { 'Content-Type': type })}`;
  });
  const patternRules = rules.map(({ pattern, headers }, index) => {
    if (pattern === '') return headerBlock('*', headers);
    const name = `sg_family_${index}`;
    return `		@${name} path_regexp ${name} ${pattern}\n${headerBlock(`@${name}`, headers, `{re.${name}.1}`)}`;
  });
  const files = [...new Set([...exceptions.keys(), ...typeExceptions.keys()])].map((file) => {
    const type = typeExceptions.get(file);
    return headerBlock(file, { ...exceptions.get(file), ...(type && { 'Content-Type': type }) });
  });
  return [...patternRules, ...byExtension, ...files];
}

function headerBlock(matcher: string, headers: Headers, group = ''): string {
  const lines = Object.entries(headers).map(([name, value]) =>
    value === '' ? `			-${name}` : `			${name} ${quote(value).replace('{1}', group)}`,
  );
  return [`		header ${matcher} {`, ...lines, '		}'].join('\n');
}

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
