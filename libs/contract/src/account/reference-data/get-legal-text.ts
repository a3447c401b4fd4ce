import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { legalSlugs } from '../../page-slugs.ts';
import { LocaleCode } from '../../types/scalars.ts';

/** What is the brand's own of a legal page, in the language of the request. */
export const getLegalText = defineCall({
  method: 'GET',
  path: '/api/legal-text.php',
  who: 'anyone',
  query: z.strictObject({ page: z.enum(legalSlugs, 'value_unknown') }),
  reply: z.object({
    /** False while a lawyer has yet to complete the page, which says so. */
    reviewed: z.boolean(),
    /** Plain paragraphs for the end of the page's text, in the brand's own language where they lack the other. */
    addition: z.object({ locale: LocaleCode, paragraphs: z.array(z.string()) }).nullable(),
  }),
  errors: [],
});
