import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../i18n/words.ts';
import { LOCALES } from '../../site/locales.ts';
import { SignInLink } from './SignInLink.tsx';
import { SignInMenu } from './SignInMenu.tsx';

const URLS = { eu: 'https://eu.s.com', us: 'https://us.s.com', hipaa: 'https://h.s.com' };

describe('the sign-in link as rendered on the server', () => {
  it('button labels: Sign Up, To App, App (short form on small screens)', () => {
    const words = wordsFor('en');
    const html = renderToStaticMarkup(<SignInLink href={URLS.eu} label={words.signUp} words={words} brief />);
    expect(html).toMatch(/^<a href="https:\/\/eu\.s\.com" data-sign-in="true"/);
    expect(html).toContain('data-sign-up="Sign Up" data-to-app="To App" data-short="App"');
    expect(html).toMatch(/<span data-label="true"[^>]*>Sign Up<\/span>/);
  });
  it('has its text in every language', () => {
    const labels = LOCALES.map(({ id }) => wordsFor(id)).map(({ toApp, app }) => `${toApp} ${app}`);
    expect(new Set(labels).size).toBe(LOCALES.length);
  });
});

describe('the list of regions on each page', () => {
  it('contains each host of the environment, in a template that is not shown', () => {
    const html = renderToStaticMarkup(<SignInMenu cloudUrls={URLS} asksContinent />);
    expect(html).toMatch(/^<template data-sign-in-menu="" data-continent="">/);
    expect([...html.matchAll(/data-region="(\w+)" href="([^"]+)"/g)].map(([, id, url]) => [id, url])).toEqual(
      Object.entries(URLS),
    );
  });
  it('requests no continent if no server can respond', () => {
    expect(renderToStaticMarkup(<SignInMenu cloudUrls={URLS} asksContinent={false} />)).not.toContain('data-continent');
  });
});
