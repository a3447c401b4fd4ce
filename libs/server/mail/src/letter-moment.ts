import type { Locale } from '@parlour/models/locale';
import type { LetterMoment } from './account-facts.ts';

/** A moment by the day, the minute and the name of its clock: whoever reads it may be elsewhere. */
export const letterMoment = ({ iso, timeZone }: LetterMoment, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(iso));
