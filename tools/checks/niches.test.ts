import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { defaults } from '@parlour/brand/defaults';
import { settingsFiles } from '../../apps/server/src/brands.ts';

/** Who a brand is, what it is called and who answers for it are no differences that need explaining. */
const identity = [
  'id',
  'niche',
  'name',
  'domain',
  'locales',
  'company',
  'company_id',
  'legal',
  'statement_name',
  'support_email',
  'support_phone',
];

it('every setting in which brands differ has its line in docs/niches.md', async () => {
  const page = await readFile(path.join(import.meta.dirname, '../../docs/niches.md'), 'utf8');
  const isSaid = (key: string): boolean => identity.includes(key) || page.includes(`\`${key}`);
  const missing = settingsFiles.flatMap((brand) =>
    Object.entries(brand)
      .filter(([key, value]) => !isDeepStrictEqual(value, (defaults as Record<string, unknown>)[key]) && !isSaid(key))
      .map(([key]) => `${key} of ${brand.id}`),
  );
  expect(missing, 'Add a line to docs/niches.md: what a member notices, the setting, and which brand').toEqual([]);
});
