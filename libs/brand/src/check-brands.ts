import type { BrandSettings } from './settings-schema.ts';
import { BrandError } from './define-brand.ts';

const uniqueSettings = ['id', 'domain', 'name', 'mail_name'] as const;

/**
 * Nothing that tells brands apart may be shared by two of them.
 * @throws BrandError naming the later of two brands that share an id, a domain or a name.
 */
export function checkBrands(brands: readonly BrandSettings[]): void {
  for (const key of uniqueSettings) {
    const owners = new Map<string, string>();
    for (const brand of brands) {
      const value = brand[key].toLowerCase();
      const owner = owners.get(value);
      if (owner !== undefined) throw new BrandError(brand.id, [{ path: key, reason: `${brand[key]} is ${owner}'s` }]);
      owners.set(value, brand.id);
    }
  }
}
