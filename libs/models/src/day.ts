/** The calendar day of a moment in UTC, YYYY-MM-DD. What people in a time zone call it, `dayIn` says. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Is this text a day that the calendar has, YYYY-MM-DD? */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && utcDay(date) === text;
}
