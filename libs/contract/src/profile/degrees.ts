import { z } from 'zod';

/**
 * Degrees of a place, to two decimals: about a kilometre. The device rounds before it sends (contract part 3). The
 * server refuses finer ones, so that no exact place reaches a log or a proxy by mistake.
 */
const degrees = (most: 90 | 180) =>
  z.number('value_unknown').min(-most, 'value_unknown').max(most, 'value_unknown').multipleOf(0.01, 'value_unknown');

export const Latitude = degrees(90);
export const Longitude = degrees(180);

/** The same degrees as the text of an address. */
const inAddress = (number: z.ZodNumber) =>
  z
    .string('value_unknown')
    .regex(/^-?\d{1,3}(?:\.\d{1,2})?$/, 'value_unknown')
    .transform(Number)
    .pipe(number);

export const LatitudeText = inAddress(Latitude);
export const LongitudeText = inAddress(Longitude);
