import { createHmac, timingSafeEqual } from 'node:crypto';
import { truncateText } from '../lib/truncate-text.ts';
import { CARD } from '../site/limits.ts';
import { SECTIONS, type Section } from '../site/sections.ts';

/** Endpoint of share cards. */
export const CARD_PATH = '/api/og';

/** The card for pages without their own. */
export const DEFAULT_CARD = '/brand/card.png';

/** Part of every signature: a new design changes all URLs, so cards can be cached forever. */
const EDITION = 1;

/** The text of a share card. */
export interface Card {
  title: string;
  description: string;
  section: Section['ogSection'];
}

/** The signed URL of a card; the description is truncated to fit. */
export function getCardUrl(card: Card, secret: string): string {
  const title = truncateText(card.title, CARD.titleChars);
  const description = truncateText(card.description, CARD.descriptionChars);
  const { section } = card;
  const query = new URLSearchParams({ title, description, ...(section && { section }) });
  query.set('sig', sign({ title, description, section }, secret));
  return `${CARD_PATH}?${query}`;
}

/** Returns the card of a URL; undefined if this site did not sign it. */
export function signedCard(query: URLSearchParams, secret: string): Card | undefined {
  const title = query.get('title') ?? '';
  const description = query.get('description') ?? '';
  const section = SECTIONS.find(({ ogSection }) => ogSection === query.get('section'))?.ogSection ?? null;
  const tooLong = title.length > 2 * CARD.titleChars || description.length > 2 * CARD.descriptionChars;
  if (title === '' || tooLong || secret === '') return undefined;
  const card = { title, description, section };
  const signature = Buffer.from(query.get('sig') ?? '');
  const right = Buffer.from(sign(card, secret));
  return signature.length === right.length && timingSafeEqual(signature, right) ? card : undefined;
}

function sign({ title, description, section }: Card, secret: string): string {
  const text = JSON.stringify([EDITION, title, description, section]);
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 24);
}
