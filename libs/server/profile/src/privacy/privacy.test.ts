import { beforeEach, describe, expect, it } from 'vitest';
import { brand as settings } from '@parlour/app-default/settings';
import type { BodyInput } from '@parlour/contract/define-call';
import { getPrivacy } from '@parlour/contract/profile/get-privacy';
import { savePrivacy } from '@parlour/contract/profile/save-privacy';
import { hiddenWordsMax } from '@parlour/models/chat/hidden-words';
import { contextOf, runCall } from '@parlour/testing/call';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { openPrivacy } from '@parlour/testing/privacy';
import { getPrivacyCall } from './get-privacy.ts';
import { savePrivacyCall } from './save-privacy.ts';

const brand = { id: 'default', version: 1, settings };
const now = new Date('2026-11-21T12:00:00Z');
const calls = [getPrivacyCall(), savePrivacyCall()];
const database = await databaseOfFile();
let nora: string;

const context = () => contextOf({ brand, db: database.forBrand('default'), now }, nora);
const read = async () => (await runCall(calls, getPrivacy, {}, await context())).privacy;
const save = async (body: BodyInput<typeof savePrivacy>) =>
  (await runCall(calls, savePrivacy, { body }, await context())).privacy;

beforeEach(async () => {
  nora = await addMember(database.forBrand('default'), 'default');
});

describe('privacy', () => {
  it('begins open to other members, and closed to visitors', async () => {
    expect(await read()).toEqual(openPrivacy);
  });

  it('changes what is named and leaves the rest', async () => {
    expect(await save({ invisible: true, who_can_message: 'matches' })).toMatchObject({
      invisible: true,
      who_can_message: 'matches',
      show_online: true,
    });
    expect(await save({ show_online: false })).toMatchObject({ invisible: true, show_online: false });
    expect(await save({})).toEqual(await read());
  });

  it('is listed by the week before the last visit once it is kept back', async () => {
    const db = database.forBrand('default');
    const activeAt = async () => {
      const row = db.selectFrom('profiles').select('active_at').where('member_id', '=', nora).executeTakeFirstOrThrow();
      return (await row).active_at.toISOString();
    };
    await db.updateTable('profiles').set({ active_at: now }).where('member_id', '=', nora).execute();
    await save({ show_age: false });
    expect(await activeAt()).toBe(now.toISOString());
    await save({ show_online: false });
    expect(await activeAt()).toBe('2026-11-09T00:00:00.000Z');
    await save({ show_online: false });
    expect(await activeAt()).toBe('2026-11-09T00:00:00.000Z');
  });

  it('keeps hidden words as they are looked for, each once, and not too many', async () => {
    expect((await save({ hidden_words: [' Crypto ', 'crypto', 'Send  money'] })).hidden_words).toEqual([
      'crypto',
      'send money',
    ]);
    const many = Array.from({ length: hiddenWordsMax + 1 }, (_, place) => `word${place}`);
    await expect(save({ hidden_words: many })).rejects.toThrow('too_many');
    await expect(save({ hidden_words: ['crypto', 'x'.repeat(41)] })).rejects.toMatchObject({
      issues: [{ path: ['hidden_words', 1], message: 'text_too_long', params: { max: 40 } }],
    });
    expect((await save({ hidden_words: ['x'.repeat(40)] })).hidden_words).toEqual(['x'.repeat(40)]);
    await expect(save({ nonsense: true } as never)).rejects.toThrow();
  });

  it('takes parallel changes of different choices all in', async () => {
    await Promise.all([
      save({ invisible: true }),
      save({ show_age: false }),
      save({ show_city: false }),
      save({ read_receipts: false }),
    ]);
    expect(await read()).toMatchObject({ invisible: true, show_age: false, show_city: false, read_receipts: false });
  });
});
