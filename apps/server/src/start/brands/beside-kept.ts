import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { Site, SiteDirectory } from '@parlour/server-kit/sites/sites';

/** A brand whose next site has to wait, and the one that has its host. */
interface Held {
  brand: PublishedBrand;
  by: string;
}

/**
 * Opens sites beside those that stay. Where one of these has the host of one that is opened, that one waits, and the site that its
 * brand has now stays too, with its own host.
 */
export function besideKept(
  kept: readonly Site[],
  opened: readonly Site[],
  now: Pick<SiteDirectory, 'byBrand'>,
): { all: Site[]; held: Held[] } {
  const byHost = new Map(kept.map((site) => [hostOf(site), site.brand.id]));
  const held = opened.flatMap((site) => {
    const by = byHost.get(hostOf(site));
    return by === undefined ? [] : [{ brand: site.brand, by }];
  });
  if (held.length === 0) return { all: [...kept, ...opened], held };
  const stay = held.map(({ brand }) => now.byBrand(brand.id)).filter((site) => site !== null);
  const others = opened.filter(({ brand }) => !held.some((one) => one.brand === brand));
  const rest = besideKept([...kept, ...stay], others, now);
  return { all: rest.all, held: [...held, ...rest.held] };
}

const hostOf = ({ origin }: Site): string => new URL(origin).hostname;
