import type { BrandDatabase } from './brand-database.ts';

/** Opens a brand's view once and keeps it. */
export function perBrand(open: (brand: string) => BrandDatabase): (brand: string) => BrandDatabase {
  const opened = new Map<string, BrandDatabase>();
  return (brand) => {
    const known = opened.get(brand);
    if (known) return known;
    const database = open(brand);
    opened.set(brand, database);
    return database;
  };
}
