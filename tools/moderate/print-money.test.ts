import { expect, test } from 'vitest';
import type { ShownItem } from '../../apps/server/src/moderation-acts/show-item.ts';
import { at, hearPrinted, print, said, shown, tom } from './print-item.fixture.ts';

hearPrinted();

const payment: Extract<ShownItem['item'], { kind: 'payment' }>['payment'] = {
  brand: 'default',
  id: 'p1',
  member_id: 'tom',
  package_id: '100',
  credits: 100,
  amount: 1290,
  base_amount: 1290,
  transaction_costs: 50,
  currency: 'GBP',
  country: 'GB',
  payment_method: 'card',
  provider: 'sandbox',
  provider_ref: 'sb_7',
  status: 'completed',
  error: null,
  discount_code: null,
  statement_name: 'PARLOUR',
  created_at: at,
  completed_at: at,
  withdraw_until: new Date('2026-12-05T12:00:00Z'),
  returned: null,
  unused: 80,
  refundable: { amount: 1032, currency: 'GBP' },
  used: { times: 2, credits: 20, first: at, last: new Date('2026-11-22T09:30:00Z') },
  wentBack: null,
};

test('a payment says whose it is, what became of it, and what its return would give back', () => {
  print({ kind: 'payment', payment, buyer: tom, photos: [] });
  expect(said).toEqual([
    'payment      p1, default',
    'buyer        Tom, active, tom',
    'status       completed',
    'sum          13.40 GBP, of which 0.50 GBP for the way to pay, as PARLOUR',
    'method       card, by sandbox: sb_7',
    'begun        2026-11-21 12:00 UTC',
    'completed    2026-11-21 12:00 UTC',
    'used         20 credits since, 2 times: 2026-11-21 12:00 UTC to 2026-11-22 09:30 UTC',
    'credits      100 bought, 80 left',
    'return       gives back 10.32 GBP, until 2026-12-05 12:00 UTC',
  ]);
  said.length = 0;
  const whole = { unused: 100, refundable: { amount: 1290, currency: 'GBP' } };
  print({ kind: 'payment', payment: { ...payment, ...whole }, buyer: tom, photos: [] });
  expect(said.at(-1)).toContain('gives back 12.90 GBP and the 0.50 GBP, as nothing is used, until');
  said.length = 0;
  const pending = { ...payment, status: 'pending' as const, completed_at: null, used: null };
  print({ kind: 'payment', payment: pending, buyer: null, photos: [] });
  expect(said).toContain('buyer        erased, tom');
  expect(said).toContain('credits      100 bought');
  expect(said.join('\n')).not.toMatch(/return|used/);
});

test('of a payment that went back it is said when, how much of it, and what was used of it before', () => {
  const wentBack = { at: new Date('2026-11-25T08:00:00Z'), credits: 39 };
  const disputed = {
    ...payment,
    status: 'charged_back' as const,
    returned: 500,
    unused: 0,
    refundable: null,
    wentBack,
  };
  print({ kind: 'payment', payment: disputed, buyer: tom, photos: [] });
  expect(said).toContain('went back    5.00 GBP and 39 credits, 2026-11-25 08:00 UTC');
  expect(said).toContain('used         20 credits since, 2 times: 2026-11-21 12:00 UTC to 2026-11-22 09:30 UTC');
});

test.each([
  ['nothing since', { times: 0, credits: 0, first: null, last: null }],
  ['20 credits since, once: 2026-11-21 12:00 UTC', { times: 1, credits: 20, first: at, last: at }],
])('of what a payment bought was used %s', (words, used) => {
  print({ kind: 'payment', payment: { ...payment, used }, buyer: tom, photos: [] });
  expect(said).toContain(`used         ${words}`);
});

test('a member is shown with whether mails reach them, when they are gone, what they wrote and reported, and what they paid', () => {
  const { evidence: _, goneMessages: __, report: ___, ...about } = shown;
  const left = { status: 'pending_deletion' as const, delete_at: new Date('2026-12-01T12:00:00Z') };
  const bounced = { mail_bounced_at: at, notifications_disabled: ['bounce' as const] };
  const report = { id: 'r0', reference: '4HPA-22QX', category: 'threat' as const, created_at: at };
  const inquiry = {
    id: 'i1',
    kind: 'contact' as const,
    reference: 'CLFZ-99YY',
    topic: 'account' as const,
    created_at: at,
  };
  const item = {
    ...about,
    kind: 'member' as const,
    member: { ...tom, ...left, ...bounced },
    ownReports: { total: 3, newest: [{ ...report, status: 'decided' as const, outcome: 'banned' as const }] },
    wrote: { total: 1, newest: [{ ...inquiry, status: 'answered' as const, answered_at: at, answered_by: 'Ann' }] },
  };
  const refunded = { ...payment, id: 'p0', status: 'refunded' as const, returned: 500 };
  print(item, { member: { credits: 80, total: 22, newest: [payment, refunded] }, named: null });
  expect(said).toEqual([
    'name         Tom, pending_deletion, erased from 2026-12-01 12:00 UTC, default',
    'language     de',
    'born         1980-01-01',
    'mail         confirmed 2026-11-21 12:00 UTC, came back 2026-11-21 12:00 UTC, no notifications: bounce',
    'member       tom, reports: 1',
    'made         2026-11-21 12:00 UTC 4HPA-22QX threat, banned',
    'made         and 2 more',
    'wrote        2026-11-21 12:00 UTC CLFZ-99YY contact account, answered 2026-11-21 12:00 UTC by Ann',
    'balance      80 credits, premium',
    'payment      2026-11-21 12:00 UTC 13.40 GBP, of which 0.50 GBP for the way to pay, completed  p1',
    'payment      2026-11-21 12:00 UTC 13.40 GBP, of which 0.50 GBP for the way to pay, refunded: 5.00 GBP went back  p0',
    'payment      and 20 more',
  ]);
});

test('an address of no member is shown with what came from it', () => {
  const item = { id: 'i1', kind: 'contact' as const, reference: 'CLFZ-99YY', topic: 'safety' as const, created_at: at };
  const newest = [{ ...item, status: 'received' as const, answered_at: null, answered_by: null }];
  print({ kind: 'writer', email: 'parent@private.example', wrote: { total: 1, newest }, photos: [] });
  expect(said).toEqual([
    'address      parent@private.example, no member of default',
    'wrote        2026-11-21 12:00 UTC CLFZ-99YY contact safety, received',
  ]);
});
