import { createHash } from 'node:crypto';
import { validate as isUuid } from 'uuid';
import type { Caller } from '@parlour/contract/define-call';
import { watchWork, type StandingWork } from '@parlour/server-db/standing-work';
import type { CallContext } from './call-context.ts';
import type { CallAnswer } from './execute.ts';
import { giveBackInDoubt, giveKeyBack } from './give-key-back.ts';
import {
  claimKey,
  findAnswer,
  keepAnswer,
  keepAnswerToo,
  type KeptAnswer,
  type KeyedAct,
  type KeyPlace,
} from './idempotency.ts';
import type { ParsedInput } from './parse-input.ts';
import { CallRefusal, refuse } from './refusal.ts';
import type { Signer } from '../signing.ts';

/** An act that is to happen once, whoever asks for it again (contract part 1, rule 8). */
export interface OnceAct {
  /** Method and address of the call. */
  call: string;
  who: Caller;
  input: ParsedInput;
  key: string | undefined;
}

/**
 * Runs an act under its key. The answer of a success is kept and given again; after a refusal, and after a failure that has
 * left nothing behind, the key is free. Where something was committed or may have been, as by a lost answer, or the act's
 * answer could not be kept, the key stays taken: better refused than done twice. What a visitor began is answered to the member
 * that it made of them: a sign-up whose answer breaks off has started their session all the same. What ended the session that
 * it was made in is answered to the browser too, which asks again as a visitor.
 *
 * @throws bad_request without a key that is a UUID
 * @throws what `claimKey` does: idempotency_conflict for another act under the same key, `refuseForNow` while the first still runs,
 *   server_error where nobody knows what became of it
 * @throws what the act itself does
 */
export async function runOnce(
  once: OnceAct,
  context: CallContext,
  fingerprints: Signer,
  run: () => Promise<CallAnswer>,
): Promise<CallAnswer> {
  const { viewer, session } = context;
  const visit = visitOf(once, context);
  if (!visit) throw refuse('bad_request');
  const act = await actOf(once, fingerprints);
  const place = viewer ? { ...visit, owner: viewer.id } : visit;
  const begun = viewer && once.who === 'anyone' ? await findAnswer(visit, act) : null;
  const kept = begun ?? (await claim(place, act));
  if (kept) return again(kept);

  const answered = await runAct(place, run);
  if (viewer && context.session?.id !== session?.id) await keepAnswerToo(visit, act, answered);
  await keepAnswer(place, answered);
  return answered;
}

/** Takes the key. Where nobody knows whether it was taken, it is given back: nothing was begun under it. */
async function claim(place: KeyPlace, act: KeyedAct): Promise<KeptAnswer | null> {
  const work: StandingWork = { mayStand: false };
  try {
    return await watchWork(work, () => claimKey(place, act));
  } catch (error) {
    if (work.mayStand) giveBackInDoubt(place);
    throw error;
  }
}

/** Does the act. Of one that is refused nothing stands; who hears of another failure does not wait for a database that may be away. */
async function runAct(place: KeyPlace, run: () => Promise<CallAnswer>): Promise<CallAnswer> {
  const work: StandingWork = { mayStand: false };
  try {
    return await watchWork(work, run);
  } catch (error) {
    if (error instanceof CallRefusal) await giveKeyBack(place);
    else if (!work.mayStand) void giveKeyBack(place);
    throw error;
  }
}

/** What this browser was answered to an act that only a member may do, and that ended their session; null where it was not. */
export async function answerOfLastAct(
  once: OnceAct,
  context: CallContext,
  fingerprints: Signer,
): Promise<CallAnswer | null> {
  const visit = visitOf(once, context);
  const kept = visit && (await findAnswer(visit, await actOf(once, fingerprints)));
  return kept && again(kept);
}

/** Where an act is kept for a visitor; null without a key. */
const visitOf = ({ key }: OnceAct, { db, brand, request }: CallContext): KeyPlace | null =>
  key && isUuid(key)
    ? { db, brand: brand.id, owner: `browser:${request.browserId}`, key, requestId: request.id }
    : null;

const actOf = async ({ call, input }: OnceAct, fingerprints: Signer): Promise<KeyedAct> => ({
  call,
  fingerprint: fingerprints.sign(await textOf(input)),
});

/** An input as a text that only the same input has; a file stands in it by the digest of its bytes. */
async function textOf({ query, body }: ParsedInput): Promise<string> {
  const entries = Object.entries(body).map(async ([name, value]) => [
    name,
    value instanceof File
      ? createHash('sha256')
          .update(await value.bytes())
          .digest('hex')
      : value,
  ]);
  return JSON.stringify({ query, body: Object.fromEntries(await Promise.all(entries)) as unknown });
}

const again = ({ status, body }: KeptAnswer): CallAnswer => ({
  status,
  body: body ?? undefined,
  headers: { 'idempotent-replay': 'true' },
});
