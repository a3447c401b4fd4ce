import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { AddressCountry } from '../../types/scalars.ts';
import { PublicSettings } from './settings.ts';

/**
 * The brand's public settings. The spec sends the whole query of the visited address along, so values nobody here reads
 * are let through and dropped; the brand comes from the Host alone.
 */
export const getSettings = defineCall({
  method: 'GET',
  path: '/api/settings.php',
  who: 'anyone',
  query: z.object({ country: AddressCountry }),
  reply: z.object({ settings: PublicSettings }),
  errors: ['unknown_brand', 'maintenance'],
});
