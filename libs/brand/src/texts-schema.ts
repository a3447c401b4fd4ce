import { z } from 'zod';
import { locales } from '@parlour/models/locale';
import { profileFields } from '@parlour/models/profile-fields';
import { oneLine } from './one-line.ts';

/** A lander's words where a brand has its own; what is left out, the lander says itself. */
const LanderWords = z.strictObject({
  headline: oneLine(60).optional(),
  lead: oneLine(220).optional(),
  /** On the button that joins. */
  cta: oneLine(40).optional(),
});

/**
 * A brand's own words in one language; every other sentence is shared by all brands.
 * The four `fictional_` words come together or not at all (contract part 8).
 */
export const BrandTexts = z.strictObject({
  /** Title of the home page in the browser and in search engines. */
  index_title: oneLine(60),
  /** Description of the home page for search engines. */
  description: oneLine(160),
  headline: oneLine(60),
  lead: oneLine(220),
  /** Heading of the sign-up card where nobody is addressed; the shared words otherwise. */
  sign_up_title: oneLine(60).optional(),
  /** The sentence beside the name of a fictional profile. */
  fictional_warning: oneLine(200).optional(),
  /** Beside the sign, as a label; the plural in the footer's sentence, which it does not begin. */
  fictional_singular: oneLine(40).optional(),
  fictional_plural: oneLine(40).optional(),
  /** The brand's own sentence about a visible field. */
  visible_profile_notes: z.partialRecord(z.enum(profileFields), oneLine(160)).default({}),
  /** By the lander's name (`gallery`), or the name and a slug (`gallery/autumn`), which comes before it. */
  landers: z.record(z.string(), LanderWords).default({}),
});

export const TextsByLocale = z.partialRecord(z.enum(locales), BrandTexts);

export type BrandTexts = z.output<typeof BrandTexts>;
/** The words as a brand writes them down, before defaults. */
export type BrandWords = z.input<typeof BrandTexts>;
