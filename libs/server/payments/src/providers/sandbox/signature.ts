import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE, SECOND } from '@parlour/models/durations';

/** Seconds after which a signature is too old to be believed, against replays by whoever listened. */
const TOLERANCE = (5 * MINUTE) / SECOND;

const macOf = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** Seals a payload: seconds since 1970, the payload, and the HMAC-SHA256 of both. */
export function signPayload(secret: string, payload: object, now: Date): string {
  const text = `${Math.floor(now.getTime() / SECOND)}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  return `${text}.${macOf(secret, text)}`;
}

/** The payload of a sealed text; null where the seal is wrong, or older or newer than five minutes. */
export function openPayload(secret: string, signed: string, now: Date): unknown {
  const [time = '', payload = '', mac = ''] = signed.split('.');
  const expected = Buffer.from(macOf(secret, `${time}.${payload}`));
  const given = Buffer.from(mac);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  if (Math.abs(now.getTime() / SECOND - Number(time)) > TOLERANCE) return null;
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as unknown;
}
