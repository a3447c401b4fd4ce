import { describe, expect, test } from 'vitest';
import { brand as bbw } from '@parlour/app-bbw/settings';
import { brand as bdsm } from '@parlour/app-bdsm/settings';
import { brand as standard } from '@parlour/app-default/settings';
import { brand as gay } from '@parlour/app-gay/settings';
import { brand as gilf } from '@parlour/app-gilf/settings';
import { brand as milf } from '@parlour/app-milf/settings';
import { brand as she } from '@parlour/app-she/settings';
import { locales } from '@parlour/models/locale';
import { alone, checkSettings, errorsOf } from './check-settings.ts';
import { publicSettings } from './public-settings.ts';
import { checkContrast } from './theme-checks.ts';

const brands = [standard, she, bdsm, bbw, gilf, milf, gay];

describe('the seven brands', () => {
  test('share no id, domain or name, name no other, and each has its own niche', () => {
    const surroundings = { ...alone, others: brands };
    for (const brand of brands) expect(errorsOf(checkSettings(brand, surroundings))).toEqual([]);
    expect(new Set(brands.map(({ id }) => id)).size).toBe(brands.length);
    expect(brands.map(({ niche }) => niche)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe.each(brands.map((brand) => [brand.id, brand] as const))('brand %s', (_id, brand) => {
  test('has enough contrast in every pair of both schemes, and in their glow', () => {
    const failures: string[] = [];
    checkContrast(brand.theme, (path, message) => failures.push(`${path.join('.')}: ${message}`));
    expect(failures).toEqual([]);
  });

  test.each(['headline', 'lead'] as const)('says its %s in each of its languages in words of their own', (key) => {
    const said = brand.locales.map((locale) => brand.texts[locale]?.[key]);
    expect(new Set(said).size, `texts.<language>.${key} of ${brand.id}`).toBe(brand.locales.length);
  });

  test('shows a visitor the allowed settings only', () => {
    const locale = brand.locales.find((one) => one !== brand.domain_language) ?? brand.domain_language;
    const shown = publicSettings(
      { version: 3, settings: brand },
      { locale, geoip_country: 'FI', geoip_selected_country: null },
    );
    expect(shown.headline).toBe(brand.texts[locale]?.headline);
    for (const secret of [
      'texts',
      'theme',
      'packages',
      'reveal_accounts',
      'company',
      'legal',
      'statement_name',
      'welcome',
    ]) {
      expect(shown).not.toHaveProperty(secret);
    }
  });
});

test.each(locales)('every brand has a voice of its own in %s', (locale) => {
  const speaking = brands.filter((brand) => brand.locales.includes(locale));
  for (const key of ['headline', 'lead'] as const) {
    const said = speaking.map((brand) => brand.texts[locale]?.[key]);
    expect(new Set(said).size, `texts.${locale}.${key} of two brands`).toBe(speaking.length);
  }
});
