import { HOUR } from '../durations.ts';

/**
 * Milliseconds that the signed address of a photo works at least; all that are made in the same span end together. A page that has
 * stood for as long may have lost its pictures.
 */
export const photoAddressLasts = HOUR;
