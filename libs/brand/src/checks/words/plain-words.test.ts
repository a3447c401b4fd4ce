import { brand } from '@parlour/app-default/settings';
import { expect, test } from 'vitest';
import { checkSettings } from '../../check-settings.ts';

const markedPaths = (settings: object): string[] =>
  checkSettings(settings).flatMap(({ path, reason, severity }) =>
    severity === 'error' && reason.startsWith('members would read') ? [path] : [],
  );

const withHeadline = (headline: string): object => ({
  ...brand,
  texts: { ...brand.texts, nl: { ...brand.texts.nl, headline } },
});

test.each(['Welkom, {name}.', 'Welkom, {}.', '<b>Welkom</b>', 'Welkom<br/>hier', 'Welkom&nbsp;hier'])(
  '%s is for a machine, and refused',
  (headline) => expect(markedPaths(withHeadline(headline))).toEqual(['texts.nl.headline']),
);

test.each(['Jij & ik; wij <3 gezelschap > stilte', 'Van 18 < 99'])('%s is plain', (headline) =>
  expect(markedPaths(withHeadline(headline))).toEqual([]),
);

test('so are the words of a lander, a partner and a legal page', () => {
  const landers = { gallery: { cta: 'Kom binnen, {name}' } };
  const tile = { id: 'cams', type: 'cam', slot: 'members', image: 'camera', url: 'https://cams.example/' };
  const change = {
    texts: { ...brand.texts, en: { ...brand.texts.en, landers } },
    partner_tiles: [{ ...tile, labels: { en: '<i>Cameras</i>' } }],
    legal: { reviewed: true, additions: { terms: { en: 'Ask <a href="/">us</a>.' } } },
  };
  expect(markedPaths({ ...brand, ...change })).toEqual([
    'texts.en.landers.gallery.cta',
    'partner_tiles.0.labels.en',
    'legal.additions.terms.en',
  ]);
});
