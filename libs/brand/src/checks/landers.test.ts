import { brand } from '@parlour/app-default/settings';
import { expect, test } from 'vitest';
import { checkSettings, inOneLine } from '../check-settings.ts';

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
