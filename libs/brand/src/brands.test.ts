import { describe, expect, test } from 'vitest';
import { brand as bbw } from '@parlour/app-bbw/settings';
import { brand as bdsm } from '@parlour/app-bdsm/settings';
import { brand as standard } from '@parlour/app-default/settings';
import { brand as gay } from '@parlour/app-gay/settings';
import { brand as gilf } from '@parlour/app-gilf/settings';
import { brand as milf } from '@parlour/app-milf/settings';
import { brand as she } from '@parlour/app-she/settings';
import { countries } from '@parlour/models/geography/country';
import { languagesOfCountries } from '@parlour/models/languages';
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

  test('serve every country together, and between them speak every language at home', () => {
    expect(new Set(brands.flatMap((brand) => brand.countries))).toEqual(new Set(countries));
    const spoken = brands.flatMap((brand) => brand.countries.flatMap((country) => languagesOfCountries[country]));
    expect(new Set(spoken)).toEqual(new Set(locales));
  });

  test('both ways to reveal an account exist, and the spec’s constants stand', () => {
    expect(new Set(brands.map((brand) => brand.reveal_accounts))).toEqual(new Set([true, false]));
    for (const brand of brands) {
      expect(brand).toMatchObject({ photos_free: 3, photos_premium: 25, swipe_likes_per_day: 4 });
      expect(brand.time_bonus).toEqual({ code: 'TIMEBONUS25', percentage: 25, seconds: 14_400 });
    }
  });
});

describe.each(brands.map((brand) => [brand.id, brand] as const))('brand %s', (_id, brand) => {
  test('has enough contrast in every pair of both schemes, and in their glow', () => {
    const failures: string[] = [];
    checkContrast(brand.theme, (path, message) => failures.push(`${path.join('.')}: ${message}`));
    expect(failures).toEqual([]);
  });

  test('speaks all eleven languages, each in its own words', () => {
    expect(brand.locales).toEqual([...locales]);
    const headlines = locales.map((locale) => brand.texts[locale]?.headline);
    const leads = locales.map((locale) => brand.texts[locale]?.lead);
    expect(new Set(headlines).size).toBe(locales.length);
    expect(new Set(leads).size).toBe(locales.length);
  });

  test('names itself in titles only', () => {
    for (const { index_title: _, ...sentences } of Object.values(brand.texts)) {
      expect(JSON.stringify(sentences)).not.toContain(brand.name);
    }
  });

  test('shows a visitor the allowed settings only', () => {
    const shown = publicSettings(
      { version: 3, settings: brand },
      { locale: 'fi', geoip_country: 'FI', geoip_selected_country: null },
    );
    expect(shown.headline).toBe(brand.texts.fi?.headline);
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

test('every brand has a voice of its own', () => {
  for (const locale of locales) {
    expect(new Set(brands.map((brand) => brand.texts[locale]?.headline)).size).toBe(brands.length);
    expect(new Set(brands.map((brand) => brand.texts[locale]?.lead)).size).toBe(brands.length);
  }
});
