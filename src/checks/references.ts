import { getTags, type Tag } from './html.ts';
import { findJsonUrls } from './output-urls.ts';

/** A reference of a page: a link, a file to load, or a picture. */
export interface Reference {
  kind: 'link' | 'file' | 'image';
  href: string;
  tag?: Tag;
}

const LOADING = ['source', 'video', 'audio', 'script', 'iframe', 'track', 'embed'];
const REFERRING = new Set(['a', 'area', 'form', 'button', 'img', 'link', 'meta', ...LOADING]);
const META = /^(og:(image|url|video)(:(secure_)?url)?|twitter:image)$/;
const JSON_LD = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

/** Returns all references of a rendered page: links, files, pictures, cards and structured data. */
export function getReferences(html: string, siteUrl: string): Reference[] {
  const data = Array.from(html.matchAll(JSON_LD), ([, json = '']) => findJsonUrls(json, siteUrl)).flat();
  return [
    ...getTags(html, REFERRING).flatMap(tagReferences),
    ...data.map((href): Reference => ({ kind: 'link', href })),
  ];
}

function tagReferences(tag: Tag): Reference[] {
  const { name, attributes } = tag;
  const fromAttributes = (kind: Reference['kind'], ...keys: string[]) =>
    keys.flatMap((key): Reference[] => {
      const href = attributes.get(key);
      return href ? [{ kind, href, tag }] : [];
    });
  const sets = (kind: Reference['kind']) =>
    (attributes.get('srcset') ?? '')
      .split(/,\s+/)
      .map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
      .filter(Boolean)
      .map((href): Reference => ({ kind, href }));
  if (name === 'a' || name === 'area') return fromAttributes('link', 'href');
  if (name === 'form' || name === 'button') return fromAttributes('link', 'action', 'formaction');
  if (name === 'img') return [...fromAttributes('image', 'src'), ...sets('file')];
  if (name === 'link')
    return fromAttributes(/canonical|alternate/.test(attributes.get('rel') ?? '') ? 'link' : 'file', 'href');
  if (name === 'meta')
    return META.test(attributes.get('property') ?? attributes.get('name') ?? '')
      ? fromAttributes('file', 'content')
      : [];
  return [...fromAttributes('file', 'src', 'poster'), ...sets('file')];
}
