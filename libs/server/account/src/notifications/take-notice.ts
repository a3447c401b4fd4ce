import type { PublishedBrand } from '@parlour/brand/published-brand';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import type { Notice } from './notice.ts';
import type { TellingPorts } from './ports.ts';
import { newestCredits } from './store/newest-credits.ts';
import { writeHappening, type Happening } from './store/notifications.ts';
import { findRecipient } from './store/recipients.ts';
import { planTelling } from './telling-plan.ts';
import { tellDue } from './tell-due.ts';

/** Where a job finds what it needs; there is no request and no viewer. */
export interface TellingPlace {
  brand: PublishedBrand;
  db: BrandDatabase;
  now: Date;
}

/**
 * The job behind everything that happens to a member: writes it down, decides by the member's settings how it is told, and
 * tells what is due. Run twice it does once.
 */
export async function takeNotice(ports: TellingPorts, place: TellingPlace, notice: Notice): Promise<void> {
  const { brand, db, now } = place;
  const { memberId } = notice;
  const recipient = await findRecipient(db, brand.id, memberId, brand.settings.discreet);
  if (!recipient) return;
  const thing = await thingOf(place, notice);
  if (!thing) return;
  const isWatching = ports.isWatching(brand.id, memberId);
  const plan = planTelling(notice, recipient, { brand, isWatching, now });
  await inTransaction(place, async ({ trx }) => {
    await writeHappening(trx, { brand: brand.id, memberId }, { ...thing, ...plan, at: new Date(notice.at) });
    await tellDue(ports, trx, { brand: brand.id, memberId }, now);
  });
}

type Thing = Omit<Happening, 'at' | 'pushDueAt' | 'mailDueAt'>;

async function thingOf({ brand, db }: TellingPlace, notice: Notice): Promise<Thing | null> {
  switch (notice.kind) {
    case 'message': {
      const { profileId, conversationId } = notice;
      return { kind: 'message', tag: conversationId, profileId, conversationId };
    }
    case 'like':
    case 'match':
      return { kind: notice.kind, tag: `${notice.kind}:${notice.profileId}`, profileId: notice.profileId };
    case 'credits': {
      const moved = await newestCredits(db, brand.id, notice.memberId);
      return moved ? { kind: 'credits', tag: `credits:${moved.id}`, detail: moved.kind, credits: moved.credits } : null;
    }
    case 'account':
      return { kind: 'account', tag: `account:${notice.notice}`, detail: notice.notice };
  }
}
