import { z } from 'zod';

const Mark = z.string('value_unknown').max(200, 'value_unknown').optional();

/** Where a visitor came from, kept from the address (spec section 3). */
export const trackingMarks = { network: Mark, ref: Mark, sub1: Mark, sub2: Mark, sub3: Mark };
export const Tracking = z.strictObject(trackingMarks);
export type Tracking = z.output<typeof Tracking>;
