import { expect, test } from 'vitest';
import { brandComparisons } from './brand-comparison.ts';
import { allSources } from './sources.ts';

const found = (text: string): string[] => brandComparisons({ file: 'planted.ts', text });

test.each([
  "if (brand.id === 'gay') return;",
  "if ('she' !== brandId) return;",
  'switch (settings.niche) {',
  "case 'milf':",
  'if (settings.niche === 7) return;',
  'if (7 === settings.niche) return;',
  'if (niche >= 3) return;',
  "if (['bbw', 'gilf'].includes(brand.id)) return;",
  "if (brand.id.startsWith('b')) return;",
  "if (settings.name === 'Rosewater') return;",
  "if (name === 'Velvet Knot') return;",
  "if (settings.domain === 'roses.example') return;",
  "if ('Post' === brand.settings.mail_name) return;",
  'return { she: true }[brand.id];',
  'return extras[settings.niche];',
])('%s is found', (text) => {
  expect(found(text)).toHaveLength(1);
});

test.each([
  "where('brand', '=', brand.id)",
  'if (one.brand.id === other.brand.id) return;',
  "if (settings.who_can_message.female === 'liked') return;",
  "export default 'default';",
  'return [brand.id];',
  'return { [brand.id]: brand };',
  'if (own.settings.domain === other.settings.domain) return;',
])('%s is fine', (text) => {
  expect(found(text)).toEqual([]);
});

test('nothing that runs compares a brand or a niche by name', async () => {
  expect(
    (await allSources()).flatMap(brandComparisons),
    'Ask for a capability in the settings instead, and add it there when it is missing (libs/brand/README.md)',
  ).toEqual([]);
});
