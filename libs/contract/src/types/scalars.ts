import { z } from 'zod';
import { locales } from '@parlour/models/locale';
import { MAX_PAGES } from '@parlour/models/members/search-limits';
import { genders } from '@parlour/models/profile-fields';
import { missingOr } from '../missing-or.ts';

/** In small letters, as the server makes and compares them. */
export const Id = z.uuid('value_unknown').toLowerCase();
/** ISO 8601 in UTC. */
export const IsoTime = z.string();
/** A moment that somebody names, which is one of this millennium: the database knows no year 0. */
export const Moment = z.iso.datetime('value_unknown').startsWith('2', 'value_unknown');
/** YYYY-MM-DD. */
export const IsoDate = z.iso.date('value_unknown');
/** ISO 3166-1 alpha-2, upper case. */
export const Country = z.string().regex(/^[A-Z]{2}$/, 'value_unknown');
/** A country of an address that is passed on as it stands, such as a search's; none where it means none. */
export const AddressCountry = /* @__PURE__ */ Country.optional().catch(undefined);
export const LocaleCode = z.enum(locales, 'locale_unknown');
/** Minor units (cents) of an ISO 4217 currency. */
export const Money = z.object({ amount: z.int(), currency: z.string().regex(/^[A-Z]{3}$/) });
export const Credits = z.int().min(0);
/** A page of a list: from 1. */
export const PageNumber = z.coerce
  .number('value_unknown')
  .int('value_unknown')
  .min(1, 'value_unknown')
  .max(MAX_PAGES, 'value_unknown');
export const Paging = z.object({
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  total_capped: z.boolean().optional(),
  next: z.string().optional(),
});
/** A switch in an address: `1` or absent. */
export const Flag = z.enum(['1', '0'], 'value_unknown').transform((value) => value === '1');
export const Gender = z.enum(genders, missingOr('value_unknown'));

export type Money = z.output<typeof Money>;
export type Gender = z.output<typeof Gender>;
