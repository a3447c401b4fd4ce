import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShownItem } from '../../apps/server/src/moderation-acts/show-item.ts';
import { harmlessLine } from './harmless.ts';
import { printItem } from './print-item.ts';

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => vi.restoreAllMocks());

const at = new Date('2026-11-21T12:00:00Z');
const message = { conversation_id: 'c', type: 'text' as const, photo_id: null, sent_at: at.toISOString() };
const shown: Extract<ShownItem['item'], { kind: 'report' }> = {
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
    found_nothing_at: null,
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
  memberId: 'tom',
  member: { id: 'tom', name: 'Tom', status: 'active' },
  reports: 1,
  decisions: [],
  photos: [],
};

test('a reported message stands out among those around it, and rules no terminal', () => {
  printItem({ brand: 'default', item: shown, pictures: [] });
  expect(said).toContain('2026-11-21 12:00 reporter: Good evening');
  expect(said).toContain('2026-11-21 12:00 reported: �[2JI know� your street  ← this one');
  expect(harmlessLine('one\ntwo \u{1f469}\u200d\u{1f680}')).toBe('one two \u{1f469}\u200d\u{1f680}');
});

test('a photo that was sent is named by its id in the line of its message, as it is below', () => {
  const sent = { ...message, type: 'image' as const, text: null };
  const messages = [
    { ...sent, id: 'm2', seq: 1, sender_id: 'tom', photo_id: 'p1' },
    { ...sent, id: 'm3', seq: 2, sender_id: 'nora', photo_id: 'p2' },
    { ...sent, id: 'm4', seq: 3, sender_id: 'nora', type: 'gift' as const },
  ];
  const evidence = { ...shown.evidence!, messages };
  const photos = [{ id: 'p1', storageKey: 'k', status: 'approved' as const }];
  printItem({ brand: 'default', item: { ...shown, evidence, photos }, pictures: [] });
  expect(said).toContain('2026-11-21 12:00 reported: (image p1)  ← this one');
  expect(said).toContain('2026-11-21 12:00 reporter: (image p2)');
  expect(said).toContain('2026-11-21 12:00 reporter: (gift)');
  expect(said).toContain('photo        p1  approved');
});

test('a text about oneself has its digest before it, and a line of its own looks like none of ours', () => {
  const text = 'I sail.\r\ndigest       of another text';
  const reviewed = { kind: 'about_me' as const, memberId: 'tom', status: 'pending' as const, text, digest: 'd1' };
  const { memberId, member, reports, decisions, photos } = shown;
  const item = { kind: 'about_me' as const, reviewed, memberId, member, reports, decisions, photos };
  printItem({ brand: 'default', item, pictures: [] });
  expect(said).toEqual([
    'digest       d1',
    `about me     I sail.\n${' '.repeat(13)}digest       of another text`,
    'text status  pending',
    'name         Tom, active, default',
    'member       tom, reports: 1',
  ]);
});

test('a member is named with what was decided, such that it can be taken back', () => {
  const { memberId, reports, photos } = shown;
  const decision = { id: 'd1', measure: 'banned', rule: 'other', facts: '', until: null, ended_at: null } as const;
  const decisions = [{ ...decision, appeal_state: 'none' as const, created_at: at }];
  const member = { id: 'tom', name: 'Tom', status: 'blocked' as const };
  printItem({ brand: 'default', item: { kind: 'member', member, memberId, reports, decisions, photos }, pictures: [] });
  expect(said).toEqual([
    'name         Tom, blocked, default',
    'member       tom, reports: 1',
    'decided      2026-11-21 12:00 banned (other)  d1',
  ]);
});

test('a decision is printed with its reasons, and its member’s photos with what they are', () => {
  const { memberId, member, reports } = shown;
  const decision = {
    brand: 'default',
    id: 'd1',
    member_id: 'tom',
    report_id: 'r',
    target_type: 'photo' as const,
    target_id: 'p1',
    measure: 'photo_removed' as const,
    ground: 'illegal' as const,
    rule: 'private_images' as const,
    facts: 'Shows somebody else,\nasleep.',
    automated: false,
    until: null,
    ended_at: null,
    appeal_state: 'none' as const,
    appeal_until: new Date('2027-05-24T12:00:00Z'),
    created_at: at,
  };
  const photos = [
    { id: 'p1', storageKey: 'k', status: 'rejected' as const },
    { id: 'p2', storageKey: 'k', status: null },
  ];
  const about = { memberId, member, reports, decisions: [decision], photos, reviewed: null };
  const item = { kind: 'decision' as const, decision, reference: '7K3F-9Q2M', ...about };
  printItem({ brand: 'default', item, pictures: [] });
  expect(said).toEqual([
    'decision     d1',
    'taken        2026-11-21 12:00, default, by a person',
    'measure      photo_removed (private_images)',
    'about        photo p1',
    'report       7K3F-9Q2M',
    'ground       illegal, private_images',
    `facts        Shows somebody else,\n${' '.repeat(13)}asleep.`,
    'complaints   until 2027-05-24 12:00',
    'name         Tom, active, default',
    'member       tom, reports: 1',
    'decided      2026-11-21 12:00 photo_removed (private_images)  d1',
    'photo        p1  rejected',
    'photo        p2  deleted',
  ]);
});

test('a report that was decided again says what was found first', () => {
  const report = { ...shown.report, status: 'decided' as const, outcome: 'warned' as const, found_nothing_at: at };
  printItem({ brand: 'default', item: { ...shown, report }, pictures: [] });
  expect(said).toContain('status       decided: warned');
  expect(said).toContain('before       2026-11-21 12:00 no_violation');
});

test('evidence that was erased is said to be', () => {
  printItem({ brand: 'default', item: { ...shown, evidence: null }, pictures: [] });
  expect(said).toContain('name         Tom, active, default');
  expect(said).toContain('evidence     erased, because its term is over');
});

test('whoever is erased meanwhile is said to be', () => {
  printItem({ brand: 'default', item: { ...shown, member: null }, pictures: [] });
  expect(said).toContain('name         erased, default');
});
