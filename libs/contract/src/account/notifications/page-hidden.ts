import { z } from 'zod';
import { addresses } from '../../addresses.ts';
import { defineCall } from '../../define-call.ts';

type PageName = keyof typeof addresses;
const pageNames = Object.keys(addresses) as [PageName, ...PageName[]];

/**
 * The beacon of a page that became hidden (spec section 7). Only the page's name is counted, by day, and only of somebody who
 * agreed to it (contract part 0, 20): no address, no id, nobody's path through the site.
 */
export const pageHidden = defineCall({
  method: 'POST',
  path: '/api/page-hidden.php',
  who: 'anyone',
  headerless: true,
  status: 204,
  query: z.strictObject({
    page: z.enum(pageNames, 'value_unknown').optional(),
    /** The visit's address had `lb`, and the page was left before anything was done on it. */
    lb: z.literal('1', 'value_unknown').optional(),
  }),
  body: z.strictObject({}),
  reply: z.undefined(),
  errors: [],
});
