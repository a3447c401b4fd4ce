import { brand } from '@parlour/app-default/settings';
import { expect, test } from 'vitest';
import { checkSettings } from '../../check-settings.ts';

const pressingPaths = (settings: object): string[] =>
  checkSettings(settings).flatMap(({ path, reason }) => (reason.includes('presses people') ? [path] : []));

test('a partner’s tile hurries nobody, in its own language', () => {
  const labels = { en: 'Vite is a word here', fr: 'À voir seulement aujourd’hui', nl: 'Seulement aujourd’hui' };
  const tile = { id: 'cams', type: 'cam', slot: 'members', labels, image: 'camera', url: 'https://cams.example/' };
  expect(pressingPaths({ ...brand, partner_tiles: [tile] })).toEqual(['partner_tiles.0.labels.fr']);
});

test.each(["Before it's too late", 'Before it’s too late'])('%s is read with either apostrophe', (lead) => {
  const texts = {
    ...brand.texts,
    en: { ...brand.texts.en, lead },
    fr: { ...brand.texts.fr, lead: "Aujourd'hui seulement" },
  };
  expect(pressingPaths({ ...brand, texts })).toEqual(['texts.en.lead', 'texts.fr.lead']);
});
