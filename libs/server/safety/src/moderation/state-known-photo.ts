import type { Locale } from '@parlour/models/locale';
import { isNeverTakenAgain } from '@parlour/models/safety/refused-photos';
import type { Transaction } from '@parlour/server-db/brand-database';
import { findRemovalSince } from '../store/decisions.ts';
import { findLetterAddressee } from '../store/members.ts';
import { findReasonsBefore } from '../store/refused-photos.ts';
import type { ModerationContext, ModerationPorts, StateSentCopyJob } from './ports.ts';
import { tellOfDecision } from './tell-of-decision.ts';
import { writeDecision, type NewDecision } from './write-decision.ts';

type Context = Pick<ModerationContext, 'brand' | 'origin' | 'now'>;

/**
 * States to its owner why a program took a photo down: the same picture was removed before, by a rule after which nobody may
 * upload it again. Of what was seen then nothing is told: that was about another member.
 *
 * @throws where that removal was taken back, or the owner erased, meanwhile
 */
export async function stateKnownPhoto(
  ports: Pick<ModerationPorts, 'enqueue'>,
  trx: Transaction,
  context: Context,
  { memberId, photoId }: { memberId: string; photoId: string },
): Promise<void> {
  const reasons = await findKnown(trx, context, photoId);
  if (!reasons) throw new Error(`Nothing is known any more against photo ${photoId}`);
  const about = { member_id: memberId, target_type: 'photo', target_id: photoId } as const;
  if (!(await stateReasons(ports, trx, context, about, reasons)))
    throw new Error(`Nobody has photo ${photoId} any more`);
}

/**
 * The same to somebody in whose message the picture stood, which was removed for both who speak. Nothing is stated where that is done, where
 * what it rests on was taken back, or the sender erased, meanwhile.
 */
export async function stateSentCopy(
  ports: Pick<ModerationPorts, 'enqueue' | 'deliver' | 'tell'>,
  trx: Transaction,
  context: Context,
  { memberId, photoId, messageId }: StateSentCopyJob['data'],
): Promise<void> {
  const { id: brand } = context.brand;
  const about = { member_id: memberId, target_type: 'message', target_id: messageId } as const;
  const reasons = await findKnown(trx, context, photoId);
  if (!reasons || (await findRemovalSince(trx, { brand, ...about }, new Date(0)))) return;
  const decisionId = await stateReasons(ports, trx, context, about, reasons);
  if (decisionId)
    await tellOfDecision(ports, trx, brand, [{ memberId, notice: 'content_removed', decisionId, as: 'member' }]);
}

type Reasons = Awaited<ReturnType<typeof findReasonsBefore>>[number];

/** Why nobody may have the picture of a photo; undefined where nothing is known against it any more. */
async function findKnown(trx: Transaction, { brand }: Context, photoId: string): Promise<Reasons | undefined> {
  const before = await findReasonsBefore(trx, brand.id, photoId);
  return before.find(({ rule }) => isNeverTakenAgain([rule]));
}

/** Keeps what a program decided, and answers its id; null where whoever it is about is erased. */
async function stateReasons(
  ports: Pick<ModerationPorts, 'enqueue'>,
  trx: Transaction,
  context: Context,
  about: Pick<NewDecision, 'member_id' | 'target_type' | 'target_id'>,
  { digest: picture, ground, law, rule }: Reasons,
): Promise<string | null> {
  const owner = await findLetterAddressee(trx, context.brand.id, about.member_id);
  if (!owner) return null;
  const facts = await factsIn(owner.locale);
  const known = { report_id: null, measure: 'photo_removed', ground, law, rule, facts, until: null, picture } as const;
  return writeDecision(ports, trx, { ...context, by: 'program' }, { ...about, ...known });
}

/** What the program saw, in its owner's language. The words are compiled, and an operator's commands run this room as it stands. */
async function factsIn(locale: Locale): Promise<string> {
  const { knownPictureFacts } = await import('@parlour/server-mail/decision-words');
  const { mailWords } = await import('@parlour/server-mail/mail-catalogue');
  return (await mailWords(locale))._(knownPictureFacts);
}
