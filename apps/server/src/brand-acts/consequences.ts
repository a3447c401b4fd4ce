import type { Problem } from '@parlour/brand/checks/rule';
import { withoutWww } from '@parlour/brand/checks/unique';
import { countMembersElsewhere, listBrands } from '@parlour/server-db/brands/list';
import { z } from 'zod';
import type { BrandActContext } from './context.ts';

const Moved = z.object({ id: z.string(), domain: z.string() });
const Served = z.object({ id: z.string(), countries: z.array(z.string()).min(1) });

/**
 * What members, bookmarks and search engines would meet once these settings, which may be wrong, are published: nothing of it
 * is an error.
 */
export async function consequencesOf(context: BrandActContext, settings: unknown): Promise<Problem[]> {
  return [...(await leavingDomain(context, settings)), ...(await leavingCountries(context, settings))];
}

/** A domain that a brand leaves answers no longer, with all that leads there. */
async function leavingDomain({ database }: BrandActContext, settings: unknown): Promise<Problem[]> {
  const { data: own } = Moved.safeParse(settings);
  const left = (await listBrands(database)).find(
    ({ id, publishedVersion }) => id === own?.id && publishedVersion !== null,
  );
  if (!own || !left || left.domain === own.domain) return [];
  const bare = withoutWww(left.domain);
  const silent = [bare, `www.${bare}`].filter((host) => host !== own.domain).join(' and ');
  return [
    warning(
      'domain',
      `${own.id} is published at ${left.domain}: links in mails, bookmarks and search engines lead there, and nothing will answer`,
      `have your proxy redirect ${silent} to https://${own.domain} with 301, each address to the same one`,
    ),
  ];
}

/** Members whose country is left out stay where they live, and are sold what is sold elsewhere. */
async function leavingCountries({ database }: BrandActContext, settings: unknown): Promise<Problem[]> {
  const { data: own } = Served.safeParse(settings);
  if (!own) return [];
  const elsewhere = await countMembersElsewhere(database, own.id, own.countries);
  return elsewhere.map(({ country, members }) =>
    warning(
      'countries',
      `${members === 1 ? '1 member lives' : `${members} members live`} in ${country}, which is not among them`,
      `add ${country}, or tell them first: they will be shown the prices of ${own.countries[0]}`,
    ),
  );
}

const warning = (path: string, reason: string, suggestion: string): Problem => ({
  path,
  reason,
  suggestion,
  severity: 'warning',
});
