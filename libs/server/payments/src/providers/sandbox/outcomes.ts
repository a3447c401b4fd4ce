import { SECOND } from '@parlour/models/durations';
import type { SandboxState } from './book.ts';

/** What the payer can let happen on the sandbox's page. */
export type Outcome = 'completed' | 'failed' | 'pending' | 'late' | 'duplicated';

interface Consequence {
  state: SandboxState;
  /** How often the same event is sent. */
  webhooks: number;
  /** Milliseconds until money that is on its way arrives; null where nothing more happens by itself. */
  arrivesAfter: number | null;
  label: string;
  hint: string;
}

/** Each outcome with its consequence and its words on the page. */
export const outcomes: Record<Outcome, Consequence> = {
  completed: { state: 'taken', webhooks: 1, arrivesAfter: null, label: 'Pay', hint: 'The payment succeeds at once.' },
  failed: {
    state: 'refused',
    webhooks: 1,
    arrivesAfter: null,
    label: 'Refuse',
    hint: 'The bank refuses, or you cancel. No money moves.',
  },
  pending: {
    state: 'waiting',
    webhooks: 1,
    arrivesAfter: null,
    label: 'Leave it pending',
    hint: 'The payment stays open and nothing more happens.',
  },
  late: {
    state: 'waiting',
    webhooks: 1,
    arrivesAfter: 20 * SECOND,
    label: 'Pay late',
    hint: 'The money arrives after 20 seconds.',
  },
  duplicated: {
    state: 'taken',
    webhooks: 3,
    arrivesAfter: null,
    label: 'Pay, and tell three times',
    hint: 'The shop gets the same message three times.',
  },
};

/** Is this one of the ways in which a payment of the sandbox may end? */
export const isOutcome = (name: string): name is Outcome => Object.hasOwn(outcomes, name);
