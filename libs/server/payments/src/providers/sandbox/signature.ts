import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE, SECOND } from '@parlour/models/durations';
import type { SignedBody } from '@parlour/contract/define-call';

/** Seconds after which a signature is too old to be believed, against replays by whoever listened. */
const TOLERANCE = (5 * MINUTE) / SECOND;

/** Where the signature stands: seconds since 1970, and the HMAC-SHA256 of these and the body, `<seconds>.<base64url>`. */
const SIGNATURE_HEADER = 'sandbox-signature';

function macOf(secret: string, time: string, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest();
}

/** A webhook of the sandbox with the header that proves whose it is. */
export function signedEvent(secret: string, event: object, now: Date): SignedBody {
  const raw = Buffer.from(JSON.stringify(event));
  const time = String(Math.floor(now.getTime() / SECOND));
  return { headers: { [SIGNATURE_HEADER]: `${time}.${macOf(secret, time, raw).toString('base64url')}` }, raw };
}

/** Did the sandbox sign these bytes within five minutes? */
export function isSigned(secret: string, { headers, raw }: SignedBody, now: Date): boolean {
  const [time = '', mac = ''] = String(headers[SIGNATURE_HEADER]).split('.');
  const [expected, given] = [macOf(secret, time, raw), Buffer.from(mac, 'base64url')];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
  return Math.abs(now.getTime() / SECOND - Number(time)) <= TOLERANCE;
}
