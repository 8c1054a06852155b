import { describe, expect, it } from 'vitest';
import { CARD } from '../site/limits.ts';
import { type Card, getCardUrl, signedCard } from './card-url.ts';

const card: Card = { title: 'Tracing & cost', description: 'What a trace holds.', section: 'Docs' };
const ask = (url: string, change: (query: URLSearchParams) => void = () => {}, secret = 's') => {
  const query = new URL(url, 'https://s.example').searchParams;
  change(query);
  return signedCard(query, secret);
};

describe('a card URL', () => {
  it('contains the text of the card', () => {
    expect(getCardUrl(card, 's')).toMatch(
      /^\/api\/og\?title=Tracing\+%26\+cost&description=What\+a\+trace\+holds\.&section=Docs&sig=[\w-]{24}$/,
    );
    expect(ask(getCardUrl(card, 's'))).toEqual(card);
    expect(ask(getCardUrl({ ...card, section: null, title: '観測' }, 's'))).toEqual({
      ...card,
      section: null,
      title: '観測',
    });
  });
  it('truncates the description to 155 characters', () => {
    const cut = ask(getCardUrl({ ...card, description: 'word '.repeat(60) }, 's'))?.description ?? '';
    expect(CARD.descriptionChars).toBe(155);
    expect(cut.length).toBeGreaterThan(140);
    expect(cut.length).toBeLessThanOrEqual(155);
    expect(cut).toMatch(/word…$/);
  });
  it.each<[string, (query: URLSearchParams) => void]>([
    ['another title', (query) => query.set('title', 'Buy now')],
    ['another description', (query) => query.set('description', 'Buy now')],
    ['another section', (query) => query.set('section', 'FAQ')],
    ['no section', (query) => query.delete('section')],
    ['no title', (query) => query.delete('title')],
    ['no signature', (query) => query.delete('sig')],
    ['half a signature', (query) => query.set('sig', (query.get('sig') ?? '').slice(0, 12))],
    ['a signature in other letters', (query) => query.set('sig', 'é'.repeat(12))],
    ['a huge title', (query) => query.set('title', 'x'.repeat(100_000))],
  ])('is invalid with %s', (_, change) => expect(ask(getCardUrl(card, 's'), change)).toBeUndefined());
  it('is invalid without a secret', () => expect(ask(getCardUrl(card, ''), undefined, '')).toBeUndefined());
  it('is invalid with another secret', () => expect(ask(getCardUrl(card, 's'), undefined, 't')).toBeUndefined());
});
