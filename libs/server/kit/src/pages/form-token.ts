import { parse, stringify, v4 as uuid } from 'uuid';
import { HOUR } from '@parlour/models/durations';
import type { Signer } from '../signing.ts';

/** Whose form it is, where it stands, and when. */
export interface FormPlace {
  /** The session's id, for visitors the browser's. */
  owner: string;
  /** Path of the page that holds the form. */
  page: string;
  now: Date;
}

/** Hours in which a form is sent, the one it is signed for among them: its key is kept for 24 from when it acts. */
const HOURS_OPEN = 24;
/**
 * Hours that the clock of the server that signed may be ahead of the one that reads: behind one proxy they differ by a second, and a
 * form of a new hour may come to where it has not begun. A clock ahead closes the form by as much
 * earlier, and such a form outlives its key by as much as the clocks differ.
 */
const HOURS_AHEAD = 1;

/** The hour that a token of now is signed for. */
export const formTokenHour = (now: Date): number => Math.floor(now.getTime() / HOUR);

const textOf = ({ owner, page }: Omit<FormPlace, 'now'>, hour: number, id: string): string =>
  JSON.stringify([owner, page, hour, id]);

/**
 * A token for the forms of one rendered page: signed for session or browser, page and hour (contract part 1, rule 2). Its id
 * is the idempotency key of what the form does, so a form sent twice acts once.
 */
export function newFormToken(place: FormPlace, signer: Signer): string {
  const hour = formTokenHour(place.now);
  const id = uuid();
  return [shortOf(id), hour.toString(36), signer.sign(textOf(place, hour, id))].join('.');
}

/**
 * The idempotency key of a posted token; null where it was not made for this owner and one of these pages, is too old, or is of an
 * hour further ahead than clocks differ.
 *
 * @param pages where the form may have stood: the address it was posted to, and the page that the browser came from
 */
export function readFormToken(
  token: string,
  place: Omit<FormPlace, 'page'> & { pages: readonly string[] },
  signer: Signer,
): string | null {
  const [short = '', hourText = '', signature = ''] = token.split('.');
  const id = idOf(short);
  const hour = parseInt(hourText, 36);
  const age = formTokenHour(place.now) - hour;
  if (!id || !(age >= -HOURS_AHEAD && age < HOURS_OPEN)) return null;
  return place.pages.some((page) => signer.verify(textOf({ owner: place.owner, page }, hour, id), signature))
    ? id
    : null;
}

const shortOf = (id: string): string => Buffer.from(parse(id)).toString('base64url');

/** Null where the text is of no id. */
function idOf(short: string): string | null {
  try {
    return stringify(Buffer.from(short, 'base64url'));
  } catch {
    return null;
  }
}
