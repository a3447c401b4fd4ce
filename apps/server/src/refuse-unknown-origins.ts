import { listBrands } from '@parlour/server-db/brand-list';
import type { Database } from '@parlour/server-db/database';
import { ConfigurationError, type Configuration } from '@parlour/server-kit/configuration';

/** @throws ConfigurationError where `ORIGINS` names a brand that this server does not know: the one that was meant would be elsewhere */
export async function refuseUnknownOrigins(
  { origins }: Pick<Configuration, 'origins'>,
  database: Database,
): Promise<void> {
  const known = new Set((await listBrands(database)).map(({ id }) => id));
  const unknown = [...origins.keys()].filter((brand) => !known.has(brand));
  if (unknown.length > 0)
    throw new ConfigurationError(unknown.map((brand) => `ORIGINS: ${brand}: there is no such brand`));
}
