import { v7 as uuid } from 'uuid';
import { bytes, evening, json, trace, type LeaverTraces } from './traces.ts';

export async function addPaymentTraces({ brand, one, row }: LeaverTraces): Promise<void> {
  const paymentId = uuid();
  await row('ledger_accounts', { ...one, balance: 10 });
  const transaction_id = uuid();
  await row('ledger_transactions', {
    brand,
    id: transaction_id,
    kind: 'purchase',
    ref_type: 'payment',
    ref_id: paymentId,
    created_at: evening,
  });
  await row('ledger_entries', {
    ...one,
    transaction_id,
    account: 'member',
    seq: 1,
    credits: 10,
    balance: 10,
    created_at: evening,
  });
  await row('payments', {
    ...one,
    id: paymentId,
    package_id: 'p',
    credits: 10,
    amount: 999,
    base_amount: 999,
    currency: 'EUR',
    country: 'NL',
    payment_method: 'ideal',
    provider: 'sandbox',
    provider_ref: 'ref',
    status: 'completed',
    statement_name: 'Shop',
    next: json({ kind: 'redirect', url: `https://pay.example/${trace}` }),
    settings_version: 1,
    created_at: evening,
  });
  await row('provider_events', {
    brand,
    provider: 'sandbox',
    event_id: '1',
    provider_ref: 'ref',
    payload: json({ payer: trace }),
    received_at: evening,
    settled_at: evening,
  });
  await row('discount_codes', {
    ...one,
    code: `FOR-${trace.toUpperCase()}`,
    percentage: true,
    value: 10,
    validity: 'once',
  });
  await row('discount_uses', { ...one, code: 'SPRING', payment_id: paymentId, used_at: evening });
  await row('mandates', {
    ...one,
    id: uuid(),
    reference: 'R1',
    creditor_id: 'C1',
    iban_encrypted: bytes('i'),
    iban_last4: '1234',
    account_holder: 'kept until the mandate is over',
    status: 'revoked',
    signed_at: evening,
  });
}
