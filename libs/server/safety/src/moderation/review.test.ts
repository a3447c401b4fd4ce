import { beforeEach, expect, it } from 'vitest';
import { listDecisions } from '@parlour/contract/safety/list-decisions';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import {
  approve,
  decideMember,
  findRefusals,
  findReviewed,
  moderationLetter,
  reject,
  reverse,
  safetyCalls,
  show,
  type SafetyPorts,
} from '../index.ts';
import { brand, moderationStage } from '../testing/moderation-stage.ts';

const calls = safetyCalls({} as SafetyPorts);
const text = 'Send me money.';
const reasons = { rule: 'other', facts: 'Not about oneself.' } as const;
const database = await databaseOfFile();
const { db, mails, told, ports, jobContext, clear, photoOf } = moderationStage(() => database);
let owner: string;
let photo: string;

/** The digest that a moderator sees beside the text. */
async function digest(): Promise<string> {
  const reviewed = await findReviewed(db(), brand, owner);
  return reviewed?.kind === 'about_me' ? reviewed.digest : '';
}
const write = (about_me: string) =>
  db().updateTable('profiles').set({ about_me, about_me_status: 'pending' }).where('member_id', '=', owner).execute();

beforeEach(async () => {
  await clear();
  owner = await addMember(db(), brand);
  await write(text);
  photo = await photoOf(owner);
});

it('shows and takes off what was looked at, and tells its owner', async () => {
  expect(await approve(ports, jobContext(), owner, await digest())).toBe('about_me');
  const read = { brand, memberId: owner, text };
  const how = { settled: { by: 'Ann', at: jobContext().now } };
  expect(ports.settleAboutMe).toHaveBeenCalledWith(expect.anything(), read, 'approved', how);
  await reject(ports, jobContext(), photo, { rule: 'photo_of_somebody_else', facts: 'The photo shows an actor.' });
  expect(ports.settlePhoto).toHaveBeenCalledWith(
    expect.anything(),
    { brand, memberId: owner, photoId: photo },
    'banned',
    how,
  );
  const { decisions } = await runCall(calls, listDecisions, {}, await contextOf(jobContext(), owner));
  expect(decisions).toMatchObject([{ measure: 'photo_removed' }]);
  expect(told).toEqual([
    [owner, 'text_approved'],
    [owner, 'photo_rejected'],
  ]);
});

it('knows a picture again that was rejected, until that is taken back', async () => {
  const others = await photoOf(await addMember(db(), brand));
  await db().updateTable('photos').set({ digest: 'd' }).where('id', 'in', [photo, others]).execute();
  const rejection = { rule: 'private_images', facts: 'Somebody else, asleep.' } as const;
  const { decisionId } = await reject(ports, jobContext(), photo, rejection);
  expect(await findRefusals(db(), brand, 'd')).toEqual(['private_images']);
  expect(await show(jobContext(), others)).toMatchObject({ photos: [{ refusedBefore: ['private_images'] }] });
  await reverse(ports, jobContext(), decisionId);
  expect(await findRefusals(db(), brand, 'd')).toEqual([]);
  await reject(ports, jobContext(), photo, rejection);
  await approve(ports, jobContext(), photo);
  expect(await findRefusals(db(), brand, 'd')).toEqual([]);
});

it('a picture stays known by one decision where another is taken back, or somebody else’s photo of it approved', async () => {
  const others = await photoOf(await addMember(db(), brand));
  await db().updateTable('photos').set({ digest: 'e' }).where('id', 'in', [photo, others]).execute();
  const rejection = { rule: 'private_images', facts: 'Somebody else, asleep.' } as const;
  await reject(ports, jobContext(), photo, rejection);
  const { decisionId } = await reject(ports, jobContext(), others, rejection);
  await reverse(ports, jobContext(), decisionId);
  expect(await findRefusals(db(), brand, 'e')).toEqual(['private_images']);
  await approve(ports, jobContext(), others);
  expect(await findRefusals(db(), brand, 'e')).toEqual(['private_images']);
});

it('leaves a text alone that is not the one that was read', async () => {
  const read = await digest();
  await write('Send me more money.');
  for (const [given, reason] of [
    [undefined, 'it is missing'],
    [read, 'the text has changed since'],
  ] as const) {
    const problems = [{ field: 'digest', reason }];
    await expect(approve(ports, jobContext(), owner, given)).rejects.toMatchObject({ problems });
    const rejected = reject(ports, jobContext(), owner, { digest: given, ...reasons });
    await expect(rejected).rejects.toMatchObject({ problems });
  }
  await write(text);
  ports.settleAboutMe.mockResolvedValueOnce(false);
  await expect(approve(ports, jobContext(), owner, read)).rejects.toThrow(
    'The text has changed meanwhile: show it again.',
  );
  expect([mails, told]).toEqual([[], []]);
});

it('shows a member without a text by id, name, or the address that they confirmed', async () => {
  const email = 'several@post.example';
  await addMember(db(), brand, { email, confirmed: false });
  const id = await addMember(db(), brand, { email, name: 'Zoë' });
  await addMember(db(), brand, { email, confirmed: false });
  for (const which of [id, 'ZOË', 'Several@Post.example'])
    expect(await show(jobContext(), which)).toMatchObject({
      kind: 'member',
      member: { id, name: 'Zoë', status: 'active' },
    });
  expect(await show(jobContext(), 'Nobody')).toBeNull();
});

it('shows whose a photo or a text is, and whether their account is open', async () => {
  const name = 'Otto';
  await db().updateTable('members').set({ name, status: 'blocked' }).where('id', '=', owner).execute();
  for (const [which, kind] of [
    [photo, 'photo'],
    [owner, 'about_me'],
  ] as const)
    expect(await show(jobContext(), which)).toMatchObject({ kind, member: { id: owner, name, status: 'blocked' } });
});

it('closes the account of a member whom nobody reported, and states the reasons', async () => {
  const { decisionId } = await decideMember(ports, jobContext(), owner, {
    outcome: 'banned',
    rule: 'minor',
    facts: 'Is 16.',
  });
  expect(ports.closeAccount).toHaveBeenCalledWith(expect.anything(), { brand, memberId: owner }, jobContext().now);
  expect(await moderationLetter(jobContext(), mails.at(-1)!)).toMatchObject({
    measure: 'banned',
    reference: decisionId,
  });
  await decideMember(ports, jobContext(), owner, { outcome: 'warned', ...reasons });
  expect(told).toEqual([[owner, 'warned']]);
});

it('sends nobody to the log-in whom another decision keeps out, and says that it stands', async () => {
  const suspension = { outcome: 'suspended', until: '2027-01-31', ...reasons };
  const { decisionId } = await decideMember(ports, jobContext(), owner, suspension);
  const ban = await decideMember(ports, jobContext(), owner, { outcome: 'banned', ...reasons });
  await reverse(ports, jobContext(), ban.decisionId);
  expect(ports.reopenAccount).not.toHaveBeenCalled();
  const letter = () => moderationLetter(jobContext(), mails.at(-1)!);
  const about = (id: string) => `https://parlour.example/complaints?about=${id}`;
  expect(await letter()).toMatchObject({ back: 'record', standing: 'account', link: about(decisionId) });
  await reverse(ports, jobContext(), decisionId);
  expect(await letter()).toMatchObject({ back: 'account', standing: null, link: 'https://parlour.example/login' });
  const later = await decideMember(ports, jobContext(), owner, { outcome: 'banned', ...reasons });
  expect(await moderationLetter(jobContext(), mails.at(-2)!)).toMatchObject({
    back: 'record',
    standing: 'account',
    link: about(later.decisionId),
  });
});

it('says what is shown again also where another decision keeps the account blocked', async () => {
  const { decisionId } = await reject(ports, jobContext(), photo, reasons);
  await decideMember(ports, jobContext(), owner, { outcome: 'banned', ...reasons });
  await reverse(ports, jobContext(), decisionId);
  const mail = mails.at(-1)!;
  expect(await moderationLetter(jobContext(), mail)).toMatchObject({ back: 'photo', standing: 'account' });
  await reject(ports, jobContext(), photo, reasons);
  expect(await moderationLetter(jobContext(), mail)).toMatchObject({ back: 'record', standing: 'account' });
});

it('finds nothing and removes nothing where nothing was reported', async () => {
  for (const outcome of ['no_violation', 'content_removed'])
    await expect(decideMember(ports, jobContext(), owner, { outcome, ...reasons })).rejects.toMatchObject({
      problems: [{ field: 'outcome' }],
    });
  expect([mails, told]).toEqual([[], []]);
});

it('names all that is wrong with a rejection', async () => {
  await expect(reject(ports, jobContext(), owner, {})).rejects.toMatchObject({
    problems: [{ field: 'digest' }, { field: 'rule' }, { field: 'facts' }],
  });
  ports.settlePhoto.mockResolvedValueOnce(false);
  await expect(approve(ports, jobContext(), photo)).rejects.toThrow('The photo is approved already.');
});

it('a rejection that is taken back pardons the text, and leaves alone what was written since', async () => {
  const { decisionId } = await reject(ports, jobContext(), owner, { digest: await digest(), ...reasons });
  ports.settleAboutMe.mockClear();
  await reverse(ports, jobContext(), decisionId);
  expect(ports.settleAboutMe).not.toHaveBeenCalled();
  expect(ports.pardonAboutMe).toHaveBeenCalledWith(expect.anything(), { brand, memberId: owner });
  expect(await moderationLetter(jobContext(), mails.at(-1)!)).toMatchObject({
    kind: 'decision-reversed',
    reference: decisionId,
    measure: 'text_removed',
    back: 'text',
    staysRemoved: false,
  });
});

it('a rejection that is taken back brings nothing back that another one took', async () => {
  const { decisionId } = await reject(ports, jobContext(), owner, { digest: await digest(), ...reasons });
  await write('Send me more money.');
  const later = await reject(ports, jobContext(), owner, { digest: await digest(), ...reasons });
  ports.pardonAboutMe.mockClear();
  expect(await reverse(ports, jobContext(), decisionId)).toMatchObject({ removedBy: later.decisionId });
  expect(ports.pardonAboutMe).not.toHaveBeenCalled();
  const still = { kind: 'decision-reversed', back: 'record', standing: 'content' };
  expect(await moderationLetter(jobContext(), mails.at(-1)!)).toMatchObject(still);
  await reverse(ports, jobContext(), later.decisionId);
  expect(ports.pardonAboutMe).toHaveBeenCalledTimes(1);
});

it('a wrong rejection brings its text back though an older one stands, which took another', async () => {
  await reject(ports, jobContext(), owner, { digest: await digest(), ...reasons });
  await write('I like hiking.');
  const later = { ...jobContext(), now: new Date(jobContext().now.getTime() + 60_000) };
  const wrong = await reject(ports, later, owner, { digest: await digest(), ...reasons });
  await reverse(ports, later, wrong.decisionId);
  expect(ports.pardonAboutMe).toHaveBeenCalledTimes(1);
  expect(await moderationLetter(jobContext(), mails.at(-1)!)).toMatchObject({
    kind: 'decision-reversed',
    back: 'text',
  });
});

it('a decision that is taken back gives nothing back that is not there any more, and does not say so', async () => {
  const { decisionId } = await reject(ports, jobContext(), photo, reasons);
  ports.settlePhoto.mockResolvedValueOnce(false);
  await reverse(ports, jobContext(), decisionId);
  expect(await moderationLetter(jobContext(), mails.at(-1)!)).toMatchObject({
    kind: 'decision-reversed',
    back: 'record',
  });
});
