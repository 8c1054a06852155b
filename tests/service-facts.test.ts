import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const service = JSON.parse(readFileSync('contracts/service.json', 'utf8'));
const page = (path: string) => readFileSync(`content/${path}.mdx`, 'utf8');
const longDate = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

it('names every payment method and the days of an invoice', () => {
  const text = page('faq/how-do-i-pay');
  for (const card of service.billing.cards) expect(text).toContain(card);
  expect(text).toContain(service.billing.currency);
  expect(text).toContain(`within ${service.billing.invoiceDays} days`);
});

it.each(['faq/which-model-providers-can-i-connect', 'docs/playground', 'docs/administration/model-connections'])(
  'names every model provider in %s',
  (path) => {
    for (const provider of service.modelProviders) expect(page(path)).toContain(provider);
  },
);

it('lists every judge template with its variables', () => {
  const rows = page('docs/scores/llm-as-a-judge').split('\n');
  for (const { name, variables } of service.judgeTemplates) {
    const row = rows.find((line) => line.startsWith(`| ${name} |`));
    expect(row).toContain(variables.map((variable: string) => `\`${variable}\``).join(', '));
  }
});

it('names the platforms of the images', () => {
  for (const platform of service.images.platforms)
    expect(page('self-hosting/infrastructure/containers')).toContain(`\`${platform}\``);
});

it('states the figures of the SLA', () => {
  const text = page('faq/is-there-an-sla');
  for (const { part, percent } of service.sla.availability) expect(text).toContain(`| ${part} | ${percent}% |`);
  for (const { percent } of service.sla.credits) expect(text).toContain(`| ${percent}% |`);
  for (const { severity, time, hours } of service.sla.response)
    expect(text).toMatch(new RegExp(`\\| ${severity} \\|[^|]+\\| ${time} \\| ${hours} \\|`));
  for (const { percent } of service.sla.availability) expect(page('security/faq')).toContain(`${percent}%`);
});

it('states when each SDK version ends', () => {
  const text = page('faq/how-long-is-an-sdk-version-supported');
  for (const { sdk, date } of service.sdkSupport.ends)
    expect(text).toMatch(new RegExp(`\\| ${sdk} \\|[^|]+\\| ${longDate(date)} \\|`));
  expect(text).toContain(`${service.sdkSupport.previousMajorMonths} months`);
});

it('says whether there is a mobile app', () => {
  expect(service.mobileApps).toMatch(/^none;/);
  expect(page('faq/is-there-a-mobile-app')).toContain('no mobile app, neither for Android nor for iOS');
});
