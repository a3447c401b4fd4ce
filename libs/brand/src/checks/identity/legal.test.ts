import { brand } from '@parlour/app-default/settings';
import { expect, test } from 'vitest';
import { alone, checkSettings, inOneLine } from '../../check-settings.ts';
import type { BrandSettingsInput } from '../../settings-schema.ts';

const told = (legal: BrandSettingsInput['legal'], production = true): string[] =>
  checkSettings({ ...brand, locales: ['en', 'nl'], domain_language: 'nl', legal }, { ...alone, production })
    .filter(({ path }) => path.startsWith('legal'))
    .map((problem) => `${problem.severity} ${inOneLine(problem)}`);

test('a brand that opens is warned while no lawyer has read its legal pages', () => {
  const unread = { reviewed: false, additions: {} };
  expect(told(unread)).toEqual([expect.stringMatching(/^warning legal\.reviewed: /)]);
  expect(told(unread, false)).toEqual([]);
  expect(told({ ...unread, reviewed: true })).toEqual([]);
});

test('what is added to a page stands there in every language of the brand', () => {
  const additions = { privacy: { en: 'Our officer.' }, terms: { nl: 'Wij.', en: 'We.' }, ban: { nl: 'Weg.' } };
  expect(told({ reviewed: true, additions })).toEqual([
    'error legal.additions.privacy.nl: what the page privacy adds is missing in nl, which stands in for other languages; write it',
    'warning legal.additions.ban.en: what the page ban adds is missing in en: it is shown in nl; translate it',
  ]);
});

test('what is added names no other brand', () => {
  const others = [{ id: 'she', name: 'Evening Rooms', mail_name: 'ER Post', domain: 'she.example' }];
  const legal = { reviewed: true, additions: { terms: { en: 'We run Evening Rooms too.' } } };
  const problems = checkSettings({ ...brand, locales: ['en'], legal }, { ...alone, others });
  expect(problems).toContainEqual(expect.objectContaining({ path: 'legal.additions.terms.en', severity: 'error' }));
});
