import { namingsOf } from '@parlour/brand/checks/identity/namings';
import type { OtherBrand } from '@parlour/brand/checks/rule';

/** A brand whose members could learn of another, and the settings that say its name or its domain. */
interface NamingBrand {
  brand: string;
  names: string;
  at: string[];
}

/**
 * Tells which brands name which others. A settings file cannot know them all, and the word of one team must not keep the other
 * brands off the air: `brand check` calls it an error on both sides. What is published by hand has been asked for this already.
 */
export function warnOfNamings(brands: readonly OtherBrand[], warn: (facts: NamingBrand) => void): void {
  for (const brand of brands) {
    for (const other of brands) {
      const errors = namingsOf(brand, other).filter(({ severity }) => severity === 'error');
      const at = errors.map(({ path }) => path.join('.'));
      if (at.length > 0) warn({ brand: brand.id, names: other.id, at });
    }
  }
}
