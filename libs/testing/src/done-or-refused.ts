import { expect } from 'vitest';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { CallRefusal } from '@parlour/server-kit/calls/refusal';

/**
 * Waits for acts that go on at once and answers how many were done. The others may fail by refusals with these codes and by
 * nothing else: a failure of the code or the database would not be seen in what it left behind, which it rolled back.
 */
export async function doneOrRefused(acts: readonly Promise<unknown>[], codes: readonly ErrorCode[]): Promise<number> {
  const ends = await Promise.allSettled(acts);
  const refusals = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason as unknown);
  for (const refusal of refusals) {
    if (!(refusal instanceof CallRefusal)) throw refusal;
    expect(codes).toContain(refusal.code);
  }
  return ends.length - refusals.length;
}
