import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reach } from '../control/reach.ts';
import { commands } from './commands.ts';
import { moderator } from './moderator.ts';
import type { Typed } from './typed.ts';

let said: string[];
let asked: unknown[];
beforeEach(() => {
  said = [];
  asked = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => vi.restoreAllMocks());

/** Nothing is typed behind the command. */
const nothing = { target: null, json: false, dry: false, 'same-person': false } as Typed;

/** Runs a command against a server that answers each act so. */
const run = (name: string, typed: Partial<Typed>, answers: Record<string, unknown>): Promise<void> => {
  const there = {
    act: async (act: string, input: unknown) => (asked.push(input), answers[act]),
    close: async () => undefined,
  } as Reach;
  return commands[name]!.run(there, { ...nothing, ...typed });
};

const item = {
  brand: 'default',
  kind: 'report',
  id: 'r1',
  memberId: 'tom',
  name: 'Tom',
  about: '7K3F-9Q2M photo other',
};
const waiting = [{ ...item, since: '2026-11-21T12:00:00.000Z', status: 'in_review', urgent: false }];
const hit = { brand: 'default', memberId: 'tom', name: 'Tom', language: 'de' };
const done = { hit, isDry: false, letters: ['statement'] };

test('the queue says what is looked at, and how much more there is', async () => {
  await run('queue', { limit: '1' }, { 'moderate queue': waiting, 'moderate count': { waiting: 3, urgent: 0 } });
  expect(said[0]).toMatch(/^since +brand +what +status +id +member$/);
  expect(said.slice(1)).toEqual([
    '2026-11-21 12:00 UTC  default  report  in_review  r1  Tom     7K3F-9Q2M photo other',
    'and 2 more',
  ]);
  said = [];
  await run('queue', {}, { 'moderate queue': waiting, 'moderate count': { waiting: 1, urgent: 0 } });
  expect(said).toHaveLength(2);
});

test('the queue says how much of what it has no room for is urgent', async () => {
  const urgent = [{ ...waiting[0], urgent: true }];
  const kind = 'report';
  await run('queue', { limit: '1', kind }, { 'moderate queue': urgent, 'moderate count': { waiting: 5, urgent: 3 } });
  expect(asked).toEqual([{ limit: 1, kind }, { kind }]);
  expect(said[1]).toContain('in_review, urgent');
  expect(said[2]).toBe('and 4 more, 2 of them urgent');
});

test('a decision says who is told of it, and what blocked the account before', async () => {
  const decided = {
    ...done,
    decisionId: 'd2',
    told: ['member'],
    blockedBy: [{ id: 'd1', measure: 'suspended', until: null }],
  };
  await run('decide', { target: 'tom', outcome: 'banned' }, { 'moderate decide': decided });
  await run(
    'decide',
    { target: 'r1', outcome: 'no_violation' },
    { 'moderate decide': { ...done, decisionId: null, told: [], blockedBy: [] } },
  );
  expect(said).toEqual([
    'Decided: banned, d2. Tom, default, tom. The member is told. The account was already blocked by decision d1 (suspended).',
    'Decided: no_violation. Tom, default, tom. Nobody is told.',
  ]);
});

test('who else had sent a rejected picture is named', async () => {
  const where = { ownCopies: 2, copiesSentBy: ['kim', 'lou'], copiesShownBy: ['carla'] };
  const rejected = { ...done, kind: 'photo', decisionId: 'd2', ...where };
  const decided = { ...rejected, told: ['member'], blockedBy: [] };
  await run('reject', { target: 'p1', reason: 'minor', facts: 'x' }, { 'moderate reject': rejected });
  await run('decide', { target: 'r1', outcome: 'banned' }, { 'moderate decide': decided });
  const sent = [
    'They had it 2 times more, and it is removed there too.',
    'The same picture was sent by kim, lou, and is removed there too; they are told why.',
    'The same picture is hidden in the albums of carla; a program rejects it there, and tells them why.',
  ].join(' ');
  expect(said).toEqual([
    `The photo is taken off; its owner is told why. Tom, default, tom. Rule: minor. Decision d2. ${sent}`,
    `Decided: banned, d2. Tom, default, tom. The member is told. ${sent}`,
  ]);
});

test('what is only looked at says so, with the mails that would go, and goes on by whoever works here', async () => {
  const decided = { ...done, isDry: true, decisionId: 'd2', told: ['member'], blockedBy: [] };
  await run('decide', { target: 'tom', outcome: 'banned', dry: true, by: 'Ann' }, { 'moderate decide': decided });
  expect(said).toEqual([
    'Nothing is done yet. It would say: Decided: banned. Tom, default, tom. The member is told. Reads: de. Mails: the statement of reasons.',
  ]);
  await run('decide', { target: 'tom', outcome: 'banned', 'same-person': true }, { 'moderate decide': decided });
  expect(asked).toMatchObject([
    { by: 'Ann', dry: true },
    { by: moderator(process.env), samePerson: true },
  ]);
  expect(moderator({ SUDO_USER: 'ben' })).toBe('ben');
});

test('the mails that would go are counted by what they are', async () => {
  const letters = ['statement', 'copy-statement', 'copy-statement'];
  const rejected = { ...done, isDry: true, letters, kind: 'photo', decisionId: 'd2' };
  await run('reject', { target: 'p1', rule: 'minor', facts: 'x' }, { 'moderate reject': rejected });
  expect(said[0]).toContain(
    'Mails: the statement of reasons, the statement of reasons where the same picture stood elsewhere (2).',
  );
});

test('a decision names its rule, and takes one alone', async () => {
  const decided = { ...done, decisionId: 'd2', told: ['member'], blockedBy: [] };
  const answers = { 'moderate decide': decided, 'moderate reject': { ...decided, isDry: true, kind: 'photo' } };
  const minor = { target: 'tom', outcome: 'banned', reason: 'minor' };
  await run('decide', { ...minor, rule: 'minor' }, answers);
  await run('reject', minor, answers);
  expect(said).toEqual([
    'Decided: banned, d2. Tom, default, tom. Rule: minor. The member is told.',
    expect.stringMatching(/^Nothing is done yet\..+ Rule: minor\. Reads: de\./),
  ]);
  for (const command of ['decide', 'reject'])
    await expect(run(command, { ...minor, rule: 'other' }, answers)).rejects.toThrow(
      '--rule says other and --reason says minor',
    );
  expect(asked).toHaveLength(2);
});

test('what is taken back says what stands all the same', async () => {
  const blockedBy = [{ id: 'd1', measure: 'banned', until: null }];
  const back = { ...done, measure: 'suspended', told: ['member'], blockedBy, removedBy: null };
  await run('reverse', { target: 'd2' }, { 'moderate reverse': back });
  await run(
    'reverse',
    { target: 'd2' },
    { 'moderate reverse': { ...back, measure: 'photo_removed', blockedBy: [], removedBy: 'd3' } },
  );
  const rested = { alsoTakenBack: [{ id: 'd4', memberId: 'carla' }] };
  await run('reverse', { target: 'd2' }, { 'moderate reverse': { ...back, ...rested, blockedBy: [] } });
  const many = { ...back, ...rested, moreToTakeBack: 12, blockedBy: [] };
  await run('reverse', { target: 'd2' }, { 'moderate reverse': many });
  expect(said).toEqual([
    'Taken back: suspended. Tom, default, tom. The member is told. The account stays blocked by decision d1 (banned).',
    'Taken back: photo_removed. Tom, default, tom. The member is told. What was removed stays so by decision d3.',
    'Taken back: suspended. Tom, default, tom. The member is told. Taken back too: decision d4, about carla.',
    expect.stringMatching(/decision d4, about carla\. And 12 more, with which the server goes on\.$/),
  ]);
});

test('a complaint that is answered waits no more', async () => {
  const writer = { ...hit, memberId: null, name: 'tom@post.example' };
  const answered = { 'moderate answer': { ...done, hit: writer, letters: [], reference: '7K3F-9Q2M' } };
  await run('answer', { target: '7k3f-9q2m' }, answered);
  await run('answer', { target: '7k3f-9q2m', upheld: 'd1' }, answered);
  expect(said).toEqual([
    '7K3F-9Q2M is answered, and waits no more. tom@post.example, default.',
    '7K3F-9Q2M is answered, and waits no more. tom@post.example, default. Decision d1 stands.',
  ]);
});

test('a date of birth that was put right says what stood before', async () => {
  await run(
    'correct',
    { target: 'tom', born: '1985-05-05' },
    { 'moderate correct': { ...done, former: '1958-05-05' } },
  );
  expect(said).toEqual(['Born 1985-05-05, not 1958-05-05. Tom, default, tom.']);
});
