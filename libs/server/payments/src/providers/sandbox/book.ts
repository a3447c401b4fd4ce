import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Money } from '@parlour/models/payments/money';

/** How a payment stands in the sandbox's own book. */
export type SandboxState = 'open' | 'waiting' | 'taken' | 'refused' | 'returned' | 'charged_back';

export interface SandboxPayment {
  ref: string;
  /** The merchant's name for the order: creating it twice gives the same payment. */
  order: string;
  total: Money;
  method: string;
  description: string;
  statementName: string;
  returnUrl: string;
  webhookUrl: string;
  state: SandboxState;
  /** Minor units that went back; absent where all did that could. */
  returned?: number;
  createdAt: string;
  /** When money that is on its way arrives. */
  dueAt: string | null;
}

/** What went back of a payment, in minor units. */
export const returnedOf = ({ state, total, returned }: SandboxPayment): number =>
  state === 'returned' || state === 'charged_back' ? (returned ?? total.amount) : 0;

/** The sandbox company's own record of what it took. Only the sandbox writes and reads it. */
export interface SandboxBook {
  find(ref: string): SandboxPayment | undefined;
  findOrder(order: string): SandboxPayment | undefined;
  write(payment: SandboxPayment): void;
  all(): SandboxPayment[];
}

/**
 * Opens the book: a file of JSON lines, each a payment as it stands from then on, so that nothing is ever overwritten.
 * A last line that a crash cut off is taken away, so that the next one begins a line. Without a path the book lasts as long as the
 * process.
 */
export function openBook(path: string | null): SandboxBook {
  const payments = new Map<string, SandboxPayment>();
  const orders = new Map<string, string>();
  const remember = (payment: SandboxPayment): void => {
    payments.set(payment.ref, payment);
    orders.set(payment.order, payment.ref);
  };
  if (path && existsSync(path)) readWhole(path).forEach(remember);
  if (path) mkdirSync(dirname(path), { recursive: true });
  return {
    find: (ref) => payments.get(ref),
    findOrder: (order) => payments.get(orders.get(order) ?? ''),
    write(payment) {
      if (path) appendFileSync(path, `${JSON.stringify(payment)}\n`);
      remember(payment);
    },
    all: () => [...payments.values()],
  };
}

function readWhole(path: string): SandboxPayment[] {
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) truncateSync(path, Buffer.byteLength(whole));
  return whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SandboxPayment);
}
