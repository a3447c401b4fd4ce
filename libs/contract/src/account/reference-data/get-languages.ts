import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Country, LocaleCode } from '../../types/scalars.ts';

/** The brand's languages with how complete each is, and the languages of each country (contract I2). */
export const getLanguages = defineCall({
  method: 'GET',
  path: '/api/languages.php',
  who: 'anyone',
  query: z.strictObject({}),
  reply: z.object({
    locales: z.array(z.object({ code: LocaleCode, complete: z.number().min(0).max(1) })),
    countries: z.record(Country, z.array(LocaleCode)),
  }),
  errors: [],
});
