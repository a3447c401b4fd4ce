import { afterEach, beforeEach, vi } from 'vitest';
import type { FoundMember } from '@parlour/server-safety';
import type { ShownItem } from '../../apps/server/src/moderation-acts/show-item.ts';
import { printItem } from './print-item.ts';

/** The lines that are printed during a test; they begin anew with each. */
export const said: string[] = [];

/** Hears what is printed, in the tests of the file that calls this. */
export function hearPrinted(): void {
  beforeEach(() => {
    said.length = 0;
    vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  });
  afterEach(() => vi.restoreAllMocks());
}

export const print = (item: ShownItem['item'], money: ShownItem['money'] = null): void =>
  printItem({ brand: 'default', item, money, pictures: [] });

export const at = new Date('2026-11-21T12:00:00Z');
export const message = { conversation_id: 'c', type: 'text' as const, photo_id: null, sent_at: at.toISOString() };
export const tom: FoundMember = {
  id: 'tom',
  name: 'Tom',
  status: 'active',
  language: 'de',
  paid_user: true,
  confirmed_at: at,
  mail_bounced_at: null,
  notifications_disabled: [],
  delete_at: null,
  erased_at: null,
  date_of_birth: '1980-01-01',
};
/** Who has the same address. */
export const tim: FoundMember = { ...tom, id: 'tim', name: 'Tim', status: 'blocked' };
const none = { total: 0, newest: [] };
export const shown: Extract<ShownItem['item'], { kind: 'report' }> = {
  kind: 'report',
  report: {
    brand: 'default',
    id: 'r',
    reference: '7K3F-9Q2M',
    reporter_id: 'nora',
    member_id: 'tom',
    target_type: 'message',
    target_id: 'm2',
    category: 'threat',
    text: null,
    status: 'in_review',
    outcome: null,
    created_at: at,
    decided_at: null,
    decided_by: null,
    found_nothing_at: null,
    found_nothing_by: null,
    evidence_until: null,
  },
  evidence: {
    profile: {
      id: 'tom',
      name: 'Tom',
      gender: 'male',
      date_of_birth: '1980-01-01',
      country: 'NL',
      region: null,
      city: null,
      interests: [],
      about_me: null,
      fictional: false,
    },
    photos: [],
    messages: [
      { ...message, id: 'm1', seq: 1, sender_id: 'nora', text: 'Good evening' },
      { ...message, id: 'm2', seq: 2, sender_id: 'tom', text: '\u001b[2JI know\u202e your street' },
    ],
  },
  goneMessages: [],
  memberId: 'tom',
  member: tom,
  sameAddress: [],
  reports: 1,
  otherReports: [],
  ownReports: none,
  wrote: none,
  decisions: [],
  corrections: [],
  photos: [],
};
