import { capitalised } from '@parlour/models/capitalised';
import { DAY } from '@parlour/models/durations';
import type { Locale } from '@parlour/models/locale';

/** Money of the API: integer minor units and an ISO 4217 currency. */
interface Amount {
  amount: number;
  currency: string;
}

export interface Formats {
  money(amount: Amount): string;
  number(value: number): string;
  /** 0.25 as "25%", or with the space that the locale sets before its sign. */
  percent(share: number): string;
  /** 21 November 2026; of a moment, or of a calendar day (YYYY-MM-DD), which is the same everywhere. */
  date(iso: string): string;
  /** 21:42, as the locale writes it. */
  time(iso: string): string;
  dayAndTime(iso: string): string;
  /** Of something past: Today, Yesterday, a weekday of this week, else the date; `now`, which may lag, decides what today is. */
  day(iso: string, now: Date): string;
  countryName(code: string): string;
  /** Words as the locale joins them: "A, B and C". */
  list(words: readonly string[]): string;
}

const made = new Map<string, Formats>();

/** Calendar days between two moments as a person in the time zone counts them. */
function daysBetween(then: Date, now: Date, timeZone: string | undefined): number {
  const dayOf = (date: Date) => Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(date));
  return Math.round((dayOf(now) - dayOf(then)) / DAY);
}

const isCalendarDay = (iso: string): boolean => iso.length === 'YYYY-MM-DD'.length;

/** The day stays with its month: a line that is too short for both breaks before or after them. */
const unbroken = (shortDate: string): string => shortDate.replace(' ', '\u00A0');

/** Dates, money and names as the locale writes them, through Intl alone; without a time zone by the clock of the machine. */
export function formatsFor(locale: Locale, timeZone?: string): Formats {
  const key = `${locale} ${timeZone ?? ''}`;
  const known = made.get(key);
  if (known) return known;

  const tag = locale === 'en' ? 'en-GB' : locale;
  const date = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  const calendarDay = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const shortDate = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone });
  const year = new Intl.DateTimeFormat(tag, { year: 'numeric', timeZone });
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone });
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone });
  const dayAndTime = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });

  const formats: Formats = {
    money({ amount, currency }) {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
      return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
    },
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    date: (iso) => (isCalendarDay(iso) ? calendarDay : date).format(new Date(iso)),
    time: (iso) => time.format(new Date(iso)),
    dayAndTime: (iso) => unbroken(dayAndTime.format(new Date(iso))),
    day(iso, now) {
      const then = new Date(iso);
      const days = Math.max(0, daysBetween(then, now, timeZone));
      if (days === 0 || days === 1) return capitalised(relative.format(-days, 'day'), locale);
      if (days > 1 && days < 7) return capitalised(weekday.format(then), locale);
      return year.format(then) === year.format(now) ? unbroken(shortDate.format(then)) : date.format(then);
    },
    countryName: (code) => countries.of(code) ?? code,
    list: (words) => list.format(words),
  };
  made.set(key, formats);
  return formats;
}
