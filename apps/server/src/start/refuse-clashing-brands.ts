import { alone, checkSettings, errorsOf } from '@parlour/brand/check-settings';
import type { BrandIdentity } from '@parlour/brand/checks/rule';
import { alsoHas, uniqueSettings } from '@parlour/brand/checks/unique';
import { BrandError } from '@parlour/brand/define-brand';
import { ExplainedError } from '@parlour/brand/explained-error';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { KnownBrand } from '@parlour/server-db/brand-list';
import { isServedByHand } from './served-hosts.ts';

/**
 * What no settings file can know by itself: a name, a mail name or a domain that another brand of this server has, or another
 * brand named in its texts (contract part 8). Asked before anything of them is written. What is still a template's does not
 * stop a start: `brand check` and `brand publish` call it an error where members come and pay.
 *
 * @param kept brands as the database has them: what somebody settled by hand stands in place of the file, and of a brand that
 * nobody serves only the domain is taken
 * @throws BrandsClash naming each two that have the same; BrandError for the first brand that names another in its texts
 */
export function refuseClashingBrands(files: readonly BrandSettings[], kept: readonly KnownBrand[]): void {
  const niches = [...new Set(files.map(({ niche }) => niche))];
  const byHand = kept.filter(({ publishedByHand }) => publishedByHand);
  const served = files.filter(({ id }) => !byHand.some((brand) => brand.id === id));
  const byFile = new Set(served.map(({ id }) => id));
  const others = [...served, ...kept.filter(({ id }) => !byFile.has(id)).map(asOthersKnowIt(files))];
  const clashes = served.flatMap((settings) => clashesOf(settings, others));
  if (clashes.length > 0) throw new BrandsClash(clashes);
  for (const settings of served) {
    const errors = errorsOf(checkSettings(settings, { ...alone, others, niches }));
    if (errors.length > 0) throw new BrandError(settings.id, errors, settings);
  }
}

/** Two brands have what tells brands apart. Which of them is to give way, only its team knows. */
class BrandsClash extends ExplainedError {
  constructor(clashes: readonly string[]) {
    super(['Brands clash; give one of the two another:', ...new Set(clashes)].join('\n  '));
  }
}

const clashesOf = (settings: BrandIdentity, others: readonly BrandIdentity[]): string[] =>
  uniqueSettings.flatMap((key) => {
    const other = alsoHas(settings, key, others);
    const [one, two] = [settings.id, other?.id ?? ''].toSorted();
    return other ? [`${one} and ${two} both have the ${key} ${settings[key]}`] : [];
  });

/** What others must not have of a brand in the database: of one that nobody serves, such as a draft, its domain alone. */
export const asOthersKnowIt =
  (files: readonly BrandSettings[]) =>
  (brand: KnownBrand): BrandIdentity => {
    const { id, domain } = brand;
    const isServed = isServedByHand(brand) || (!brand.publishedByHand && files.some((file) => file.id === id));
    return isServed ? brand : { id, domain, name: domain, mail_name: domain };
  };
