import { brand } from '@parlour/app-default/settings';
import { expect, test } from 'vitest';
import { checkSettings, inOneLine } from '../../check-settings.ts';

test('a lander’s words in one language, whichever it is, are asked for in all', () => {
  const texts = { ...brand.texts, nl: { ...brand.texts.nl, landers: { gallery: { headline: 'Kijk rond.' } } } };
  const missing = (settings: object): string[] =>
    checkSettings({ ...brand, texts, ...settings }).flatMap((problem) =>
      problem.reason.startsWith('a lander’s words') ? [inOneLine(problem)] : [],
    );
  expect(missing({ locales: ['en', 'fr', 'nl'] })).toEqual([
    'texts.en.landers.gallery.headline: a lander’s words are missing in en; translate “Kijk rond.”',
    'texts.fr.landers.gallery.headline: a lander’s words are missing in fr; translate “Kijk rond.”',
  ]);
  expect(missing({ locales: ['en', 'fr'] })).toEqual([]);
});

test('words of a lander that the brand has not are told of once in each language', () => {
  const words = { headline: 'Kijk rond.', lead: 'Er is veel te zien.', cta: 'Doe mee' };
  const landers = { gallery: words, video: {} };
  const texts = { ...brand.texts, nl: { ...brand.texts.nl, landers }, fr: { ...brand.texts.fr, landers } };
  const problems = checkSettings({ ...brand, texts, landers: ['tinderswipe'] });
  expect(problems.flatMap(({ path, reason }) => (reason.startsWith('the brand has no lander') ? [path] : []))).toEqual([
    'texts.fr.landers.gallery',
    'texts.fr.landers.video',
    'texts.nl.landers.gallery',
    'texts.nl.landers.video',
  ]);
});

test('a campaign’s slug shows the face that it was made for, or is told why it cannot', () => {
  const lander_slugs = {
    tinderswipe: { autumn: 'a' },
    'member-landing': { winter: 'b' },
    'member-landing2': { spring: 'b' },
    gallery: { a: 'b', b: 'b', summer: 'b' },
  };
  const problems = checkSettings({ ...brand, lander_slugs }).filter(({ path }) => path.startsWith('lander_slugs'));
  const toTheLander = 'take it out, and let the campaign lead to the lander itself';
  expect(problems.map(inOneLine)).toEqual([
    `lander_slugs.tinderswipe.autumn: the address of tinderswipe has no place for a slug; ${toTheLander}`,
    `lander_slugs.member-landing.winter: the address of member-landing has no place for a slug; ${toTheLander}`,
    'lander_slugs.gallery.a: the slug a always shows the face a; choose another slug',
  ]);
});
