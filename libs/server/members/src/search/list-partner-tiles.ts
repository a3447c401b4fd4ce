import { listPartnerTiles } from '@parlour/contract/members/list-partner-tiles';
import { handle } from '@parlour/server-kit/calls/handle';

/** Advertisements are the brand's own settings: nobody outside is asked, and no partner learns who sees them. */
export const listPartnerTilesCall = () =>
  handle(listPartnerTiles, async ({ query }, { brand, locale }) => {
    const { member_resell, partner_tiles, domain_language } = brand.settings;
    const shown = member_resell ? partner_tiles.filter(({ slot }) => slot === query.slot) : [];
    return {
      tiles: shown.flatMap(({ id, type, labels, image, url }) => {
        const label = labels[locale] ?? labels[domain_language];
        return label === undefined ? [] : [{ id, type, label, image, url, sponsored: true as const }];
      }),
    };
  });
