import type { BrandIdentity, Surroundings } from '@parlour/brand/checks/rule';
import { ownerOf, uniqueSettings } from '@parlour/brand/checks/identity/unique';
import { ExplainedError } from '@parlour/brand/explained-error';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { KnownBrand } from '@parlour/server-db/brands/list';
import { servedBrands } from './served-brands.ts';

/**
 * Refuses two brands of this server with the same name, mail name or domain (contract part 8): no settings file can
 * know that by itself. The start asks this before it writes anything of them. A start goes on where values are still a
 * template's, and where a brand names another (`warn-of-namings.ts`): `brand check` and `brand publish` call both
 * errors.
 *
 * @param kept brands as the database has them. What somebody settled by hand stands in place of the file. A brand that
 * nobody serves takes only its domain
 * @throws BrandsClash naming each two that have the same
 */
export function refuseClashingBrands(files: readonly BrandSettings[], kept: readonly KnownBrand[]): void {
  const { byFile, byHand, held } = servedBrands(files, kept);
  const clashes = byFile.flatMap((settings) => clashesOf(settings, { others: [...byFile, ...byHand], held }));
  if (clashes.length > 0) throw new BrandsClash(clashes);
}

/** Two brands have what tells brands apart. Which of them is to give way, only its team knows. */
class BrandsClash extends ExplainedError {
  constructor(clashes: readonly string[]) {
    super(['Brands clash; give one of the two another:', ...new Set(clashes)].join('\n  '));
  }
}

const clashesOf = (settings: BrandIdentity, around: Pick<Surroundings, 'others' | 'held'>): string[] =>
  uniqueSettings.flatMap((key) => {
    const owner = ownerOf(settings, key, around);
    const [one, two] = [settings.id, owner ?? ''].toSorted();
    return owner ? [`${one} and ${two} both have the ${key} ${settings[key]}`] : [];
  });
