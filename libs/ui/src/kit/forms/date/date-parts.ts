export type DatePart = 'day' | 'month' | 'year';

export type DateParts = Record<DatePart, string>;

/** Which part stands where, by the locale. */
export type DateOrder = readonly [DatePart, DatePart, DatePart];

export const noDate: DateParts = { day: '', month: '', year: '' };

export const partLength: Record<DatePart, number> = { day: 2, month: 2, year: 4 };

/** `1984-05-09` → its parts; anything else → three empty ones. */
export function splitDate(value: string): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return year === undefined || month === undefined || day === undefined ? noDate : { day, month, year };
}

/**
 * The parts as `YYYY-MM-DD`, empty when nothing is typed. A half-typed or impossible date comes out as it is
 * (`-05-09`, `1984-13-40`): whether it is a date, and old enough, is for the rules to say.
 */
export function joinDate({ day, month, year }: DateParts): string {
  if (day === '' && month === '' && year === '') {
    return '';
  }
  return [year, month === '' ? '' : month.padStart(2, '0'), day === '' ? '' : day.padStart(2, '0')].join('-');
}

/** A whole date pasted in the order of the fields, or as `YYYY-MM-DD`; undefined when it is neither. */
export function readPastedDate(text: string, order: readonly DatePart[]): DateParts | undefined {
  const iso = splitDate(text.trim());
  if (iso !== noDate) {
    return iso;
  }
  const numbers = text.match(/\d+/g) ?? [];
  if (numbers.length !== 3) {
    return undefined;
  }
  const parts = Object.fromEntries(order.map((part, index) => [part, numbers[index] ?? ''])) as DateParts;
  return order.every((part) => parts[part].length <= partLength[part]) ? parts : undefined;
}
