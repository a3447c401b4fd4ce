import { z } from 'zod';
import { legalSlugs } from '@parlour/contract/page-slugs';
import { locales } from '@parlour/models/locale';

/** Characters of an addition: as much as three pages of paper hold. */
const MAX_LENGTH = 6_000;

/** Paragraphs with empty lines between them. Nothing in them is a sign for anything else: the page shows them as they stand. */
const Addition = z
  .string()
  .trim()
  .min(1)
  .max(MAX_LENGTH, `at most ${MAX_LENGTH} characters`)
  .regex(/^[\P{Cc}\t\n\r]*$/u, 'plain text, without control characters');

/** What is the brand's own of its legal pages; the rest of them all brands share. */
export const Legal = z.strictObject({
  /** A lawyer has read the pages as they are for this company; until then they say that they are a template. */
  reviewed: z.boolean(),
  /** What the company has to say at the end of a page, by language. */
  additions: z.partialRecord(z.enum(legalSlugs), z.partialRecord(z.enum(locales), Addition)),
});
