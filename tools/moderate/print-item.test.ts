import { expect, test } from 'vitest';
import { harmlessLine } from '../control/harmless.ts';
import { at, hearPrinted, message, print, said, shown, tim, tom } from './print-item.fixture.ts';
import { stillBlocked, whoIsTold } from './say-what-came.ts';

hearPrinted();

const unsettled = { settledBy: null, settledAt: null };

test('a reported message stands out among those around it, and rules no terminal', () => {
  print(shown);
  expect(said).toContain('2026-11-21 12:00 UTC reporter: Good evening');
  expect(said).toContain('2026-11-21 12:00 UTC reported: �[2JI know� your street  ← this one');
  expect(harmlessLine('one\ntwo \u{1f469}\u200d\u{1f680}')).toBe('one two \u{1f469}\u200d\u{1f680}');
});

test('a photo that was sent is named by its id in the line of its message, as it is below', () => {
  const sent = { ...message, type: 'image' as const, text: null };
  const messages = [
    { ...sent, id: 'm2', seq: 1, sender_id: 'tom', photo_id: 'p1' },
    { ...sent, id: 'm3', seq: 2, sender_id: 'nora', photo_id: 'p2' },
    { ...sent, id: 'm4', seq: 3, sender_id: 'nora', type: 'gift' as const },
    { ...sent, id: 'm5', seq: 4, sender_id: 'nora', type: 'gift' as const, gift_id: 'rose' },
  ];
  const evidence = { ...shown.evidence!, messages };
  const byAnn = { settledBy: 'Ann', settledAt: at };
  const photos = [
    { id: 'p1', storageKey: 'k', status: 'approved' as const, refusedBefore: ['other' as const], ...byAnn },
  ];
  print({ ...shown, evidence, photos });
  expect(said).toContain('2026-11-21 12:00 UTC reported: (image p1)  ← this one');
  expect(said).toContain('2026-11-21 12:00 UTC reporter: (image p2)');
  expect(said).toContain('2026-11-21 12:00 UTC reporter: (gift)');
  expect(said).toContain('2026-11-21 12:00 UTC reporter: (gift rose)');
  expect(said).toContain('photo        p1  approved, 2026-11-21 12:00 UTC, by Ann  rejected before: other');
});

test('a text about oneself has its digest before it, and a line of its own looks like none of ours', () => {
  const text = 'I sail.\r\ndigest       of another text';
  const waits = { kind: 'about_me' as const, memberId: 'tom', status: 'pending' as const, ...unsettled };
  const reviewed = { ...waits, text, digest: 'd1' };
  const { report: _, evidence: __, goneMessages: ___, ...about } = shown;
  const item = { ...about, kind: 'about_me' as const, reviewed };
  print(item);
  expect(said).toEqual([
    'digest       d1',
    `about me     I sail.\n${' '.repeat(13)}digest       of another text`,
    'text status  pending',
    'name         Tom, active, default',
    'language     de',
    'born         1980-01-01',
    'mail         confirmed 2026-11-21 12:00 UTC',
    'member       tom, reports: 1',
  ]);
});

test('a member is named with what was decided, such that it can be taken back, and what was put right', () => {
  const { memberId, sameAddress, reports, otherReports, ownReports, wrote, photos } = shown;
  const corrections = [{ former_date_of_birth: '1958-05-05', facts: 'Mistyped.', created_at: at, corrected_by: 'Ann' }];
  const decision = { id: 'd1', measure: 'banned', rule: 'other', facts: '', until: null, ended_at: null } as const;
  const by = { law: null, decided_by: 'Ann', appeal_by: null };
  const decisions = [{ ...decision, ...by, appeal_state: 'none' as const, created_at: at }];
  const member = { ...tom, status: 'blocked' as const, language: 'nl' as const };
  const reported = { reports, otherReports, ownReports };
  print({ kind: 'member', member, memberId, sameAddress, ...reported, wrote, decisions, corrections, photos });
  expect(said).toEqual([
    'name         Tom, blocked, default',
    'language     nl',
    'born         1980-01-01',
    'mail         confirmed 2026-11-21 12:00 UTC',
    'member       tom, reports: 1',
    'decided      2026-11-21 12:00 UTC banned (other)  d1',
    'corrected    2026-11-21 12:00 UTC by Ann born 1958-05-05 before  Mistyped.',
  ]);
});

test('a decision is printed with its reasons, and its member’s photos with what they are', () => {
  const { memberId, member, sameAddress, reports, otherReports, ownReports, wrote, corrections } = shown;
  const decision = {
    picture: null,
    copies_removed: null,
    brand: 'default',
    id: 'd1',
    member_id: 'tom',
    report_id: 'r',
    target_type: 'photo' as const,
    target_id: 'p1',
    measure: 'photo_removed' as const,
    ground: 'illegal' as const,
    law: 'Article 254ba of the Dutch Criminal Code',
    rule: 'private_images' as const,
    facts: 'Shows somebody else,\nasleep.',
    automated: false,
    until: null,
    ended_at: null,
    appeal_state: 'none' as const,
    appeal_until: new Date('2027-05-24T12:00:00Z'),
    created_at: at,
    decided_by: null as string | null,
    appeal_by: null as string | null,
  };
  const photos = [
    { id: 'p1', storageKey: 'k', status: 'rejected' as const, refusedBefore: [], ...unsettled },
    { id: 'p2', storageKey: 'k', status: null, refusedBefore: [], ...unsettled },
  ];
  const own = { sameAddress, ownReports, wrote, photos, reviewed: null };
  const about = { memberId, member, reports, otherReports, decisions: [decision], corrections, ...own };
  const item = { kind: 'decision' as const, decision, reference: '7K3F-9Q2M', ...about };
  print(item);
  expect(said).toEqual([
    'decision     d1',
    'taken        2026-11-21 12:00 UTC, default, by a person',
    'measure      photo_removed (private_images)',
    'about        photo p1',
    'report       7K3F-9Q2M',
    'ground       illegal, Article 254ba of the Dutch Criminal Code, private_images',
    `facts        Shows somebody else,\n${' '.repeat(13)}asleep.`,
    'complaints   until 2027-05-24 12:00 UTC',
    'name         Tom, active, default',
    'language     de',
    'born         1980-01-01',
    'mail         confirmed 2026-11-21 12:00 UTC',
    'member       tom, reports: 1',
    'decided      2026-11-21 12:00 UTC photo_removed (private_images)  d1  Article 254ba of the Dutch Criminal Code',
    'photo        p1  rejected',
    'photo        p2  deleted',
  ]);
  said.length = 0;
  print({ ...item, decision: { ...decision, facts: '' } });
  expect(said).toContain('facts        erased, because their term is over');
  said.length = 0;
  const upheld = { ...decision, appeal_state: 'upheld' as const, decided_by: 'Ann', appeal_by: 'ann' };
  print({ ...item, decision: upheld });
  expect(said).toContain('taken        2026-11-21 12:00 UTC, default, by Ann');
  expect(said).toContain('looked again upheld, by ann, the same person');
});

test('a report that was decided again says what was found first', () => {
  const by = { decided_by: 'Ben', found_nothing_by: 'Ann', found_nothing_at: at };
  const report = { ...shown.report, status: 'decided' as const, outcome: 'warned' as const, ...by };
  print({ ...shown, report });
  expect(said).toContain('status       decided: warned, by Ben');
  expect(said).toContain('before       2026-11-21 12:00 UTC no_violation, by Ann');
});

test('evidence that was erased is said to be', () => {
  print({ ...shown, evidence: null });
  expect(said).toContain('name         Tom, active, default');
  expect(said).toContain('evidence     erased, because its term is over');
});

test('whoever is erased meanwhile is said to be', () => {
  print({ ...shown, member: null });
  expect(said).toContain('name         erased, default');
});

test('a message that was taken back is said to be gone, and what came of earlier reports stands with them', () => {
  const earlier = { id: 'r0', reference: '4HPA-22QX', category: 'scam_or_spam' as const, created_at: at };
  const otherReports = [
    { ...earlier, status: 'decided' as const, outcome: 'warned' as const },
    { ...earlier, reference: '5KPA-22QX', status: 'received' as const, outcome: null },
  ];
  print({ ...shown, goneMessages: ['m2'], otherReports });
  expect(said).toContain('2026-11-21 12:00 UTC reported: �[2JI know� your street  (gone)  ← this one');
  expect(said).toContain('2026-11-21 12:00 UTC reporter: Good evening');
  expect(said).toContain('reported     2026-11-21 12:00 UTC 4HPA-22QX scam_or_spam, warned');
  expect(said).toContain('reported     2026-11-21 12:00 UTC 5KPA-22QX scam_or_spam, received');
});

test('a complaint is printed with its term and how its writer is reached, and with what is known of them', () => {
  const inquiry = {
    brand: 'default',
    id: 'i1',
    kind: 'complaint' as const,
    reference: 'PPR2-E3CQ',
    member_id: 'tom',
    name: 'Tom Visitor',
    email: 'tom@post.example',
    topic: 'decision' as const,
    text: 'That was not me.',
    payment_id: null,
    language: 'de' as const,
    answer_by: '2026-12-05',
    status: 'received' as const,
    answered_at: null as Date | null,
    answered_by: null as string | null,
    created_at: at,
  };
  const { memberId, member, reports, otherReports, ownReports, wrote, decisions, corrections } = shown;
  const written = { ownReports, wrote, decisions, corrections };
  const background = { memberId, member, sameAddress: [tim], reports, otherReports, ...written };
  const item = { kind: 'inquiry' as const, inquiry, background, sameAddress: [], photos: [] };
  print(item);
  expect(said).toEqual([
    'complaint    PPR2-E3CQ  i1',
    'status       received',
    'received     2026-11-21 12:00 UTC, default',
    'answer by    2026-12-05',
    'from         Tom Visitor, tom@post.example',
    'language     de',
    'topic        decision',
    'words        That was not me.',
    'name         Tom, active, default',
    'language     de',
    'born         1980-01-01',
    'mail         confirmed 2026-11-21 12:00 UTC',
    'member       tom, reports: 1',
    'same address Tim, blocked, tim, confirmed',
  ]);
});

test('a complaint says when and by whom it was answered, whose payment it names, and whose its address may be', () => {
  const inquiry = {
    brand: 'default',
    id: 'i1',
    kind: 'complaint' as const,
    reference: 'PPR2-E3CQ',
    member_id: null,
    name: null,
    email: 'tom@post.example',
    topic: 'payment' as const,
    text: 'I paid twice.',
    payment_id: 'p1',
    language: 'de' as const,
    answer_by: '2026-12-05',
    status: 'answered' as const,
    answered_at: at,
    answered_by: 'Ann',
    created_at: at,
  };
  const sameAddress = { ...tom, confirmed_at: null };
  const money = { member: null, named: 'of another member' as const };
  print({ kind: 'inquiry', inquiry, background: null, sameAddress: [sameAddress], photos: [] }, money);
  expect(said).toContain('status       answered, 2026-11-21 12:00 UTC, by Ann');
  expect(said).toContain('payment      p1, of another member');
  expect(said).toContain('same address Tom, active, tom');
});

test('whoever decides reads who is told, and what keeps the account blocked', () => {
  const ban = { id: 'd1', measure: 'banned' as const, until: null };
  expect([whoIsTold([]), whoIsTold(['reporter']), whoIsTold(['member', 'reporter'])]).toEqual([
    'Nobody is told.',
    'The reporter is told.',
    'The member and the reporter are told.',
  ]);
  expect([stillBlocked([], 'stays'), stillBlocked([ban], 'stays')]).toEqual([
    [],
    ['The account stays blocked by decision d1 (banned).'],
  ]);
});
