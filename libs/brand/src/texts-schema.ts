import { z } from 'zod';
import { locales } from '@parlour/models/locale';
import { profileFields } from '@parlour/models/profile-fields';

const Line = (most: number) => z.string().trim().min(1).max(most, `at most ${most} characters`);

/** A lander's words where a brand has its own; what is left out, the lander says itself. */
const LanderWords = z.strictObject({
  headline: Line(60).optional(),
  lead: Line(220).optional(),
  /** On the button that joins. */
  cta: Line(40).optional(),
});

/**
 * A brand's own words in one language; every other sentence is shared by all brands.
 * The four `fictional_` words come together or not at all (contract part 8).
 */
export const BrandTexts = z.strictObject({
  /** Title of the home page in the browser and in search engines. */
  index_title: Line(60),
  /** Description of the home page for search engines. */
  description: Line(160),
  headline: Line(60),
  lead: Line(220),
  /** Heading of the sign-up card where nobody is addressed; the shared words otherwise. */
  sign_up_title: Line(60).optional(),
  /** The sentence beside the name of a fictional profile. */
  fictional_warning: Line(200).optional(),
  /** Beside the sign, as a label; the plural in the footer's sentence, which it does not begin. */
  fictional_singular: Line(40).optional(),
  fictional_plural: Line(40).optional(),
  /** The brand's own sentence about a visible field. */
  visible_profile_notes: z.partialRecord(z.enum(profileFields), Line(160)).default({}),
  /** By the lander's name (`gallery`), or the name and a slug (`gallery/autumn`), which comes before it. */
  landers: z.record(z.string(), LanderWords).default({}),
});

export const TextsByLocale = z.partialRecord(z.enum(locales), BrandTexts);

export type BrandTexts = z.output<typeof BrandTexts>;
/** The words as a brand writes them down, before defaults. */
export type BrandWords = z.input<typeof BrandTexts>;
