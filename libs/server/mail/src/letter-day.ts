import type { Locale } from '@parlour/models/locale';

/** A day (YYYY-MM-DD) as the pages write it. */
export const letterDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
