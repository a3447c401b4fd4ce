import { createContext, useContext, useSyncExternalStore } from 'react';
import { useLingui } from '@lingui/react';
import type { Locale } from '@parlour/models/locale';
import { formatsFor, type Formats } from './formats.ts';

/**
 * In which time zone a page speaks of days and hours: as it was sent, by a server that does not know the reader's, and as it is
 * read.
 */
export interface TimeZones {
  sent: string;
  read: string;
}

export const TimeZoneContext = createContext<TimeZones | undefined>(undefined);

const never = () => () => {};

/** Intl formats of the active locale, in the reader's time zone as soon as what was sent has come alive. */
export function useFormats(): Formats {
  const { i18n } = useLingui();
  const zones = useContext(TimeZoneContext);
  const zone = useSyncExternalStore(
    never,
    () => zones?.read,
    () => zones?.sent,
  );
  return formatsFor(i18n.locale as Locale, zone);
}
