import type { Payment } from '@parlour/contract/types/payment';
import type { PaymentStatus } from '@parlour/models/payments/payment-state';
import type { LedgerKind, Posting } from '@parlour/models/payments/postings';
import type { Generated } from 'kysely';
import type { Json } from '../json.ts';

export interface LedgerAccountsTable {
  brand: string;
  member_id: string;
  balance: Generated<number>;
  last_seq: Generated<number>;
  /** dearest price paid for one credit, in millionths of a minor unit */
  highest_price: number | null;
  currency: string | null;
}

export interface LedgerTransactionsTable {
  brand: string;
  id: string;
  kind: LedgerKind;
  ref_type: 'payment' | 'message' | null;
  ref_id: string | null;
  profile_id: string | null;
  /** minor units */
  money_amount: number | null;
  money_currency: string | null;
  created_at: Date;
}

export interface LedgerEntriesTable {
  brand: string;
  transaction_id: string;
  account: Posting['account'];
  member_id: string | null;
  seq: number | null;
  credits: number;
  balance: number | null;
  created_at: Date;
}

/** Amounts are minor units of the currency. */
export interface PaymentsTable {
  brand: string;
  id: string;
  member_id: string;
  package_id: string;
  credits: number;
  amount: number;
  base_amount: number;
  transaction_costs: Generated<number>;
  currency: string;
  country: string;
  payment_method: string;
  provider: string;
  provider_ref: string | null;
  status: PaymentStatus;
  error: string | null;
  discount_code: string | null;
  statement_name: string;
  next: Json<Payment['next']>;
  settings_version: number;
  created_at: Date;
  completed_at: Date | null;
  withdraw_until: Date | null;
  /** What went back to the payer, transaction costs with it; null where nothing did. */
  returned: number | null;
  /** When its provider was last asked about it, by a recheck or because its member looked. */
  checked_at: Date | null;
}

export interface ProviderEventsTable {
  brand: string;
  provider: string;
  event_id: string;
  provider_ref: string;
  payload: Json<Record<string, unknown>>;
  received_at: Generated<Date>;
  settled_at: Date | null;
  /** When the recheck last tried to settle it. */
  checked_at: Date | null;
}

export interface DiscountCodesTable {
  brand: string;
  /** in capitals, so that a code typed in any case is found */
  code: string;
  country: string | null;
  member_id: string | null;
  expires_at: Date | null;
  /** true: value is per cent; false: value is minor units of the currency */
  percentage: boolean;
  value: number;
  currency: string | null;
  minimum_order_value: number | null;
  validity: 'once-per-user' | 'once' | 'unlimited';
  payment_methods: string[] | null;
  active: Generated<boolean>;
}

export interface DiscountUsesTable {
  brand: string;
  code: string;
  member_id: string;
  payment_id: string;
  used_at: Date;
}

export interface MandatesTable {
  brand: string;
  id: string;
  member_id: string;
  reference: string;
  creditor_id: string;
  iban_encrypted: Uint8Array;
  iban_last4: string;
  account_holder: string;
  status: 'active' | 'revoked';
  signed_at: Date;
}
