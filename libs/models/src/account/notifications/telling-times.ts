import type { Frequency, QuietHours } from './notification-settings.ts';
import { DAY, MINUTE } from '../../durations.ts';

const DAY_MINUTES = DAY / MINUTE;

/** When the news of a day are gathered, in minutes of the day on the member's clock: six in the evening. */
const GATHERED_AT = 18 * 60;
/** The news of a week come on Friday evening. */
const GATHERED_ON = 5;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

interface ClockTime {
  /** 0 is Sunday. */
  weekday: number;
  /** Minutes since midnight. */
  minutes: number;
}

// Making one costs as much as a small query. A zone is known in any case of letters.
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string, at: Date): ClockTime {
  const zone = timeZone.toLowerCase();
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit' });
  clocks.set(zone, clock);
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    weekday: weekdays.indexOf(parts['weekday'] ?? ''),
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
}

/**
 * A moment after `now` at which the clock of a time zone shows a time; on a weekday, where one is given. A time that the clock
 * skips, where summer time begins, is as long after the jump as it lay behind its beginning (RFC 5545, 3.3.5).
 */
export function nextTime(timeZone: string, minutes: number, now: Date, weekday?: number): Date {
  const here = clockIn(timeZone, now);
  const isOver = here.minutes >= minutes;
  const away = weekday === undefined ? 0 : (weekday - here.weekday + 7) % 7;
  const days = away > 0 ? away : isOver ? (weekday === undefined ? 1 : 7) : 0;
  const thisMinute = Math.floor(now.getTime() / MINUTE) * MINUTE;
  const guess = thisMinute + days * DAY + (minutes - here.minutes) * MINUTE;
  // Where summer time begins or ends in between, the guess is an hour off.
  const shown = clockIn(timeZone, new Date(guess)).minutes;
  const drift = ((minutes - shown + DAY_MINUTES * 1.5) % DAY_MINUTES) - DAY_MINUTES / 2;
  const corrected = new Date(guess + drift * MINUTE);
  const isSkipped = drift < 0 && clockIn(timeZone, corrected).minutes !== minutes;
  return isSkipped ? new Date(guess) : corrected;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** When the quiet hours end that run at a moment; null where none do. */
export function quietUntil(quiet: QuietHours | null, at: Date): Date | null {
  if (!quiet) return null;
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const { minutes } = clockIn(quiet.tz, at);
  const isQuiet = from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
  return isQuiet ? nextTime(quiet.tz, to, at) : null;
}

/** When something that happens now is told to whoever wants to hear of it so often; null for never. */
export function tellingTime(frequency: Frequency, timeZone: string, now: Date): Date | null {
  switch (frequency) {
    case 'now':
      return now;
    case 'daily':
      return nextTime(timeZone, GATHERED_AT, now);
    case 'weekly':
      return nextTime(timeZone, GATHERED_AT, now, GATHERED_ON);
    case 'never':
      return null;
  }
}
