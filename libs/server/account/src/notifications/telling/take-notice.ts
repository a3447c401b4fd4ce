import type { PublishedBrand } from '@parlour/brand/published-brand';
import { HOUR } from '@parlour/models/durations';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Notice } from './notice.ts';
import type { TellingPorts } from '../ports.ts';
import { movementsSince } from '../store/credit-movements.ts';
import { writeHappening, type Happening } from '../store/notifications.ts';
import { findRecipient, lockAbsent } from '../store/recipients.ts';
import { planTelling } from './telling-plan.ts';
import { tellDue } from './tell-due.ts';

/** Where a job finds what it needs; there is no request and no viewer. */
export interface TellingContext {
  brand: PublishedBrand;
  db: BrandDatabase;
  now: Date;
}

/**
 * The job behind everything that happens to a member: writes it down, decides by the member's settings how it is told, and
 * tells what is due. Run twice it does once. Who is leaving or blocked is told nothing, and reads of it where they come back.
 */
export async function takeNotice(ports: TellingPorts, context: TellingContext, notice: Notice): Promise<void> {
  const { brand, db, now } = context;
  const { memberId } = notice;
  const whose = { brand: brand.id, memberId };
  const find = (from: BrandDatabase) => findRecipient(from, brand, memberId);
  const known = await find(db);
  const things = await thingsOf(context, notice);
  await inTransaction(context, async ({ trx }) => {
    const isAbsent = !known && (await lockAbsent(trx, whose));
    // Who was away a moment ago and is not now may just have come back.
    const recipient = isAbsent ? null : (known ?? (await find(trx)));
    if (!recipient && !isAbsent) return;
    const plan = recipient
      ? planTelling(notice, recipient, { brand, isWatching: ports.isWatching(brand.id, memberId), now })
      : { pushDueAt: null, mailDueAt: null };
    for (const thing of things) await writeHappening(trx, whose, { ...thing, ...plan });
    if (recipient) await tellDue(ports, trx, whose, recipient, now);
  });
}

type Thing = Omit<Happening, 'pushDueAt' | 'mailDueAt'>;

/** Milliseconds before a notice of credits in which they were booked: a settlement asks its provider between the two. */
const BOOKED_WITHIN = HOUR;

/** A notice of credits does not say which: all that moved shortly before it are written down, each once, as of their own time. */
async function thingsOf({ brand, db }: TellingContext, notice: Notice): Promise<Thing[]> {
  const { memberId } = notice;
  const at = new Date(notice.at);
  switch (notice.kind) {
    case 'message': {
      const { profileId, conversationId } = notice;
      return [{ kind: 'message', tag: conversationId, profileId, conversationId, at }];
    }
    case 'like':
    case 'match':
      return [{ kind: notice.kind, tag: `${notice.kind}:${notice.profileId}`, profileId: notice.profileId, at }];
    case 'credits': {
      const since = new Date(at.getTime() - BOOKED_WITHIN);
      const movements = await movementsSince(db, { brand: brand.id, memberId }, since);
      return movements.map(({ id, kind, ...moved }) => ({
        kind: 'credits',
        tag: `credits:${id}`,
        detail: kind,
        ...moved,
      }));
    }
    case 'account': {
      const { notice: detail, decisionId } = notice;
      return [{ kind: 'account', tag: ['account', detail, decisionId ?? []].flat().join(':'), detail, at }];
    }
  }
}
