import { createHash, ECDH } from 'node:crypto';
import webPush from 'web-push';
import type { PushPayload } from '@parlour/models/account/notifications/push-payload';
import { isPushService } from '@parlour/models/account/notifications/push-services';
import { DAY, MINUTE, SECOND } from '@parlour/models/durations';
import type { PushAddress } from './push-address.ts';
import { restingServices } from './resting-services.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** Takes notices to browsers. */
export interface PushSender {
  /**
   * @param contact whom the push service may write to about our notices: `mailto:…` or `https:…` (RFC 8292)
   * @returns `gone` where nobody will ever be there again, so that the address is forgotten
   * @throws where the service did not take it now, so that the job tries again
   */
  send(address: PushAddress, notice: PushPayload, contact: string): Promise<'sent' | 'gone'>;
}

export interface PushSenderParts {
  vapid: VapidKeys;
  /** Is it a service that notices may go to: a known one (contract part 0, 18), or a local one in tests? */
  isService?: (endpoint: string) => boolean;
}

/** Milliseconds that a service keeps a notice for a browser that is off. What is older is read on the site. */
const keptFor: Record<PushPayload['kind'], number> = {
  message: DAY,
  like: 3 * DAY,
  match: 3 * DAY,
  account: 3 * DAY,
  summary: DAY,
};
/** Milliseconds that a service has to answer. */
const PATIENCE = 10 * SECOND;
/** Somebody who is gone for good (RFC 8030, section 7.3). */
const goneStatus = [404, 410];
/** An address that services will not have, or a fault of ours: a wrong key, clock or contact, of which Mozilla says 401. */
const refusedStatus = [400, 401, 403];
/** Milliseconds for which a notice that was taken proves that key, clock and contact are right. */
const PROOF = MINUTE;

/**
 * Sends by Web Push: encrypted for the browser (RFC 8291), signed with the installation's VAPID keys (RFC 8292).
 *
 * A refused address counts as gone where its service has just taken another notice with the same contact from this
 * sender: then the fault is not ours. Otherwise the address is kept and the refusal is thrown, so that no browser is
 * forgotten for a wrong key, a clock that was set wrong or a service's bad hour. A browser that is wrongly forgotten
 * says where it is at its next visit.
 */
export function createPushSender({ vapid, isService = isPushService }: PushSenderParts): PushSender {
  const provedAt = new Map<string, number>();
  const services = restingServices();
  return {
    async send(address, notice, contact) {
      if (!isService(address.endpoint) || !canBeToldInSecret(address)) return 'gone';
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(address, JSON.stringify(notice), {
        vapidDetails: { subject: contact, ...vapid },
        TTL: keptFor[notice.kind] / SECOND,
        urgency: notice.kind === 'message' ? 'high' : 'normal',
        topic: topicOf(notice.tag),
        contentEncoding: 'aes128gcm',
      });
      const { 'Content-Length': _, ...sent } = headers;
      const { host } = new URL(endpoint);
      const answer = await services.ask(host, () =>
        fetch(endpoint, {
          method,
          headers: Object.entries(sent).map(([name, value]): [string, string] => [name, String(value)]),
          body: body && new Uint8Array(body),
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE),
        }),
      );
      await answer.body?.cancel();
      const proof = `${host} ${contact}`;
      const isProved = performance.now() - (provedAt.get(proof) ?? -Infinity) < PROOF;
      if (goneStatus.includes(answer.status)) return 'gone';
      if (refusedStatus.includes(answer.status) && isProved) return 'gone';
      if (!answer.ok) throw new Error(`The push service ${host} answered ${answer.status}`);
      provedAt.set(proof, performance.now());
      return 'sent';
    },
  };
}

/** False of keys that no browser made: not a point of the curve, or a secret that is too short (RFC 8291, section 3). */
function canBeToldInSecret({ keys: { p256dh, auth } }: PushAddress): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return Buffer.from(auth, 'base64url').length >= 16;
  } catch {
    return false;
  }
}

/** A waiting notice is replaced by the next of its tag; a hash, because services see topics and need not know our ids. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
