import type { LedgerEntry, Payment } from '@parlour/contract/types/payment';
import { eur } from '@parlour/testing/shop-data';
import { payment as started } from './shop-replies.fixture.ts';

/** One of the member's payments. */
export function paymentOf(status: Payment['status'], changes: Partial<Payment> = {}): Payment {
  return { ...started, status, created_at: '2026-11-21T19:58:00.000Z', ...changes };
}

const profile = { id: '0199000a-0000-7000-8000-0000000000e1', name: 'Emma-Charlotte' };
const movements: Pick<LedgerEntry, 'kind' | 'credits' | 'balance'>[] = [
  { kind: 'message', credits: -10, balance: 205 },
  { kind: 'photo', credits: -20, balance: 215 },
  { kind: 'gift', credits: -30, balance: 235 },
  { kind: 'purchase', credits: 250, balance: 265 },
  { kind: 'correction', credits: 5, balance: 15 },
  { kind: 'refund', credits: -100, balance: 10 },
  { kind: 'bonus', credits: 100, balance: 110 },
  { kind: 'signup', credits: 10, balance: 10 },
];

/** A movement of every kind, newest first. */
export const entries = movements.map((movement, place): LedgerEntry => ({
  ...movement,
  id: `0199000a-0000-7000-8000-00000000000${place}`,
  at: `2026-11-${20 - place}T18:30:00.000Z`,
  money: movement.kind === 'purchase' ? eur(2243) : null,
  ref: null,
  profile: ['message', 'photo', 'gift'].includes(movement.kind) ? profile : null,
}));
