import { createHash } from 'node:crypto';
import { validate as isUuid } from 'uuid';
import type { CallContext } from './call-context.ts';
import type { CallAnswer } from './execute.ts';
import { claimKey, keepAnswer, releaseKey, type KeptAnswer } from './idempotency.ts';
import type { ParsedInput } from './parse-input.ts';
import { refuse } from './refusal.ts';
import type { Signer } from './signing.ts';

/** An act that is to happen once, whoever asks for it again (contract part 1, rule 8). */
export interface OnceAct {
  /** Method and address of the call. */
  call: string;
  input: ParsedInput;
  key: string | undefined;
}

/**
 * Runs an act under its key. The answer of a success is kept and given again; after a failure the key is free. Where the
 * answer could not be kept the key stays taken: better refused than done twice.
 *
 * @throws bad_request without a key, idempotency_conflict for another act under the same one
 */
export async function runOnce(
  { call, input, key }: OnceAct,
  { db, brand, viewer, request }: CallContext,
  fingerprints: Signer,
  run: () => Promise<CallAnswer>,
): Promise<CallAnswer> {
  if (!key || !isUuid(key)) throw refuse('bad_request');
  const place = { db, brand: brand.id, owner: viewer?.id ?? `browser:${request.browserId}`, key };
  const kept = await claimKey(place, { call, fingerprint: fingerprints.sign(await textOf(input)) });
  if (kept) return again(kept);

  const answered = await run().catch(async (error: unknown) => {
    await releaseKey(place);
    throw error;
  });
  await keepAnswer(place, answered);
  return answered;
}

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
