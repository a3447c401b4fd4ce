import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { Gift } from '../types/chat.ts';
import { LocaleCode } from '../types/scalars.ts';

/**
 * The gifts that one can give, with their prices in credits (contract E7). In one language the answer is the same for
 * every member, so it may be kept (part 1, rule 12). The language is in the address, and what credits are worth to a
 * member is in `CanSend`.
 */
export const listGifts = defineCall({
  method: 'GET',
  path: '/api/gifts.php',
  who: 'member',
  shared: true,
  query: z.strictObject({ locale: LocaleCode.optional() }),
  reply: z.object({ gifts: z.array(Gift) }),
  errors: [],
});

/** Where the picture of a gift is; files by this name are drawn for every gift there is. */
export const giftPictureAddress = {
  pattern: '/gifts/:file',
  href: (id: string): string => `/gifts/${id}.svg`,
} as const;
