import type { RequestHandler } from 'msw';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { Locale } from '@parlour/models/locale';

/** What the tool bar shows stories in. */
export interface Look {
  brand: BrandSettings;
  /** The language of the brand's words; the pseudo-locale has those of English. */
  locale: Locale;
}

/** An answer that follows the tool bar, where it says what belongs to one brand. */
export type AnswerInLook = (look: Look) => RequestHandler;

/** The look that a story is shown in: its `render` is given it, by the preview's loader. */
export const lookOf = ({ loaded }: { loaded: Record<string, unknown> }): Look => loaded['look'] as Look;
