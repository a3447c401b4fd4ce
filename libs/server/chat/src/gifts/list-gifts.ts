import { listGifts } from '@parlour/contract/chat/list-gifts';
import { giftCost, giftIds } from '@parlour/models/chat/gifts';
import { handle, type HandledCall } from '@parlour/server-kit/calls/handle';
import { giftView } from './gift-view.ts';

/** The gifts that a brand's members can give, at its prices, by the address alone: others may keep the answer (contract E7). */
export const listGiftsCall = (): HandledCall =>
  handle(listGifts, async ({ query }, { brand }) => ({
    gifts: await Promise.all(
      giftIds.map((id) =>
        giftView(id, giftCost(id, brand.settings.gift_credits), query.locale ?? brand.settings.domain_language),
      ),
    ),
  }));
