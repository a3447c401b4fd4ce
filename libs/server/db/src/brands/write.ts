import { ExplainedError } from '@parlour/brand/explained-error';
import type { Transaction } from '../brand-database.ts';
import type { Database } from '../database.ts';

/** Two brands would share a domain; nothing was written. */
export class DomainTaken extends ExplainedError {
  constructor(domain: string, brands: readonly string[]) {
    super(`${domain} would be the domain of ${brands.join(' and ')}.`);
  }
}

/**
 * Writes brands in one transaction, in which domains may move from one to another.
 *
 * @throws DomainTaken
 */
export async function writeBrands<Result>(
  database: Database,
  write: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.owner.transaction().execute(async (trx) => {
    const result = await write(trx);
    const brands = await trx.selectFrom('brands').select(['brand', 'domain']).orderBy('brand').execute();
    for (const [domain, sharing] of Map.groupBy(brands, (brand) => brand.domain))
      if (sharing.length > 1)
        throw new DomainTaken(
          domain,
          sharing.map(({ brand }) => brand),
        );
    return result;
  });
}
