import { describe, expect, test } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { pageLayouts } from '@parlour/models/account/consents/entry-warning';
import type { CallContext } from '../calls/call-context.ts';
import { entryWarningOf } from './entry-warning.ts';
import { pageContext, sampleBuilds, type PageArguments } from '../testing/page-build.ts';
import { sampleApi } from '../testing/sample-api.ts';
import { settingsCall } from '../testing/settings-call.ts';

const warned = (country: string | null, countries: BrandSettings['countries']) =>
  entryWarningOf({
    brand: { id: 'default', version: 1, settings: { ...settings, enable_site_entry_popup: true, countries } },
    session: null,
    request: { country },
    readCookie: () => null,
  } as unknown as CallContext);

describe('the country that decides where the entry warning stands (spec section 1)', () => {
  test.each(['NL', 'DE'])('is that of the visitor, also where the brand does not serve %s', (country) => {
    expect(warned(country, ['FR', 'BE'])).toEqual(pageLayouts);
  });

  test('is not that of the brand, for somebody from elsewhere', () => {
    expect(warned('US', ['NL', 'DE'])).toEqual(['default']);
  });

  test('is the brand’s first where nobody knows the visitor’s', () => {
    expect(warned(null, ['DE', 'NL'])).toEqual(pageLayouts);
    expect(warned(null, ['FR', 'NL'])).toEqual(['default']);
  });
});

/** Says before which layouts its reader is warned. */
const warningPage = async ({ context }: PageArguments) => Response.json(context.get(pageContext).entryWarning);

test('a kept page goes to nobody of another country', async () => {
  const settingsOfFrance = { ...settings, enable_site_entry_popup: true, countries: ['FR'] as const };
  const pages = sampleBuilds(null, warningPage);
  const countryOf = (address: string) => (address === '203.0.113.1' ? 'FR' : 'NL');
  const api = await sampleApi({ brands: [settingsOfFrance as never], calls: [settingsCall], pages, countryOf });
  const warnedAt = async (remoteAddress: string) => {
    const page = await api.app.inject({ url: '/pricing', remoteAddress, headers: { host: 'default.localhost' } });
    expect(page.headers['cache-control']).toBe('private, no-cache');
    return page.json();
  };
  expect(await warnedAt('203.0.113.1')).toEqual(['default']);
  expect(await warnedAt('203.0.113.2')).toEqual(pageLayouts);
  expect(await warnedAt('203.0.113.1')).toEqual(['default']);
  await api.close();
});
