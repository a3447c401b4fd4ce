import type { Problem } from '@parlour/brand/checks/rule';
import { listBrands } from '@parlour/server-db/brands/list';
import { z } from 'zod';
import type { BrandActContext } from './context.ts';

const Named = z.object({ id: z.string(), name: z.string(), domain: z.string() });

/**
 * Warns where settings would make another brand of one that is published, as those of a copied file do whose id was forgotten:
 * its members would find themselves elsewhere. Of a brand that only moves, or only takes another name, the rest stays.
 */
export async function becomesAnother({ database }: BrandActContext, settings: unknown): Promise<Problem[]> {
  const { data: own } = Named.safeParse(settings);
  const known = (await listBrands(database)).find(
    ({ id, publishedVersion }) => id === own?.id && publishedVersion !== null,
  );
  if (!own || !known || known.name === own.name || known.domain === own.domain) return [];
  const reason = `${own.id} is published as ${known.name} at ${known.domain}, and here as ${own.name} at ${own.domain}`;
  const suggestion = 'write another id, unless its members are to be taken over by this brand';
  return [{ path: 'id', reason, suggestion, severity: 'warning' }];
}
