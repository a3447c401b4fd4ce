import { createContext, useContext } from 'react';
import { useLingui } from '@lingui/react';
import type { Locale } from '@parlour/models/locale';
import { formatsFor, type Formats } from './formats.ts';

/** The time zone in which the site speaks of days and hours: the brand's, on both sides, so that nothing jumps. */
export const TimeZoneContext = createContext<string | undefined>(undefined);

/** Intl formats of the active locale and the brand's time zone. */
export function useFormats(): Formats {
  const { i18n } = useLingui();
  return formatsFor(i18n.locale as Locale, useContext(TimeZoneContext));
}
