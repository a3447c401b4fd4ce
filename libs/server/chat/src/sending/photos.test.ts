import { v4 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '@parlour/server-bus';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { releaseHeld } from '../index.ts';
import { BRAND, chatWorld } from '../testing/chat-world.ts';
import { expectConsistent } from '../testing/expect-consistent.ts';
import { refusal } from '../testing/refusal.ts';

const database = await databaseOfFile();
const db = () => database.forBrand(BRAND);
const world = chatWorld(() => database);
const { add, upload, show, send, messages, chats, listen, charges, balance, setSettings, block } = world;

beforeEach(() => world.clear());
afterEach(() => expectConsistent(db()));

const chooseAnew = expect.objectContaining({ fields: { photo_id: 'value_unknown' } });
const photo = (id: string) => db().selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst();

async function confirm(memberId: string): Promise<void> {
  await inTransaction({ brand: world.brand, db: db() }, async ({ trx }) => {
    const confirmed = { status: 'active' as const, confirmed_at: world.now() };
    await trx.updateTable('members').set(confirmed).where('brand', '=', BRAND).where('id', '=', memberId).execute();
    return releaseHeld(world.ports, trx, { brand: world.brand, now: world.now() }, memberId);
  });
}

describe('a photo that is taken in', () => {
  it('costs nothing, and waits for its owner’s eyes only', async () => {
    const [ann, ben] = [await add(), await add()];
    expect(await photo(await upload(ann, ben))).toMatchObject({ kind: 'chat', status: 'pending', member_id: ann });
    expect([await charges(), (await chats(ben)).chats]).toEqual([[], []]);
  });

  it('is refused where one may not write at all, and taken where credits are all that lacks', async () => {
    const [ann, ben, cas] = [await add({ credits: 0 }), await add(), await add({ who_can_message: 'matches' })];
    await upload(ann, ben);
    await expect(upload(ann, cas)).rejects.toEqual(refusal('not_allowed_by_member'));
    await block(ben, ann);
    await expect(upload(ann, ben)).rejects.toEqual(refusal('blocked'));
    await expect(upload(ben, uuid())).rejects.toEqual(refusal('profile_not_found'));
  });

  it('is refused where it may never be shown', async () => {
    await expect(upload(await add(), await add(), 'banned.jpg')).rejects.toEqual(refusal('photo_banned'));
  });
});

describe('a photo that is sent', () => {
  it('reaches both members, in history, list and event, each with addresses of their own', async () => {
    const [ann, ben] = [await add({ credits: 20, paid_user: true }), await add()];
    const [heardByAnn, heardByBen] = [listen(ann), listen(ben)];
    const id = await upload(ann, ben);
    const sent = await show(ann, ben, id);
    const mine = { type: 'image', text: null, gift: null, cost: 20, image: { id, width: 900, height: 1200 } };
    const theirs = { ...mine, cost: 0 };

    expect(sent).toMatchObject({ credits: 0, message: { seq: 1, ...mine } });
    expect((await messages(ann, ben)).messages).toMatchObject([mine]);
    const [read] = (await messages(ben, ann)).messages;
    expect(read).toMatchObject(theirs);
    expect(read!.image!.filename).not.toBe(sent.message.image!.filename);
    expect((await chats(ben)).chats).toMatchObject([
      { conversation: { last_message: theirs }, num_unread_messages: 1 },
    ]);
    expect(heardByBen.map(({ event }) => event)).toMatchObject([{ kind: 'message', message: theirs, unread: 1 }]);
    expect(heardByAnn.map(({ event }) => event)).toMatchObject([
      { kind: 'message', message: mine },
      { kind: 'credits', credits: 0 },
    ]);
    expect(await charges()).toMatchObject([{ kind: 'photo', ref_id: sent.message.id, profile_id: ben }]);
    expect(await photo(id)).toMatchObject({ status: 'approved' });
  });

  it('is paid for where words are free, and costs nothing only where a brand’s photos cost nothing', async () => {
    const [ann, ben] = [await add({ credits: 20 }), await add()];
    expect(await show(ann, ben, await upload(ann, ben))).toMatchObject({ credits: 0, conversation: { free: true } });
    expect((await send(ann, ben)).message.cost).toBe(0);
    const another = await upload(ann, ben);
    await expect(show(ann, ben, another)).rejects.toEqual(refusal('insufficient_credits'));
    setSettings({ photo_credits: 0 });
    expect((await show(ann, ben, another, { expected_cost: 0 })).message.cost).toBe(0);
  });

  it('is not sent at another price than was seen, and can still be sent at the right one', async () => {
    const [ann, ben] = [await add({ credits: 30 }), await add()];
    const id = await upload(ann, ben);
    await expect(show(ann, ben, id, { expected_cost: 10 })).rejects.toEqual(refusal('price_changed', { cost: 20 }));
    expect([await balance(ann), await charges()]).toEqual([30, []]);
    await show(ann, ben, id);
  });

  it('is one message and one charge under one client_id; another photo under it is a conflict', async () => {
    const [ann, ben] = [await add({ credits: 90 }), await add()];
    const client_id = uuid();
    const id = await upload(ann, ben);
    const replies = await Promise.all([1, 2, 3].map(() => show(ann, ben, id, { client_id })));
    expect(new Set(replies.map(({ message }) => message.id)).size).toBe(1);
    expect(replies.map(({ message }) => message.image?.id)).toEqual([id, id, id]);
    const other = await upload(ann, ben);
    await expect(show(ann, ben, other, { client_id })).rejects.toEqual(refusal('idempotency_conflict'));
    expect(await balance(ann)).toBe(70);
  });

  it('is sent once, whoever else sends it at the same moment', async () => {
    const [ann, ben, cas] = [await add({ credits: 90 }), await add(), await add()];
    const id = await upload(ann, ben);
    const results = await Promise.allSettled([ben, cas, ben, cas].map((to) => show(ann, to, id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toEqual([chooseAnew, chooseAnew, chooseAnew]);
    expect(await balance(ann)).toBe(70);
  });

  it('is one’s own, taken in for a conversation, and there', async () => {
    const [ann, ben] = [await add({ credits: 90, morePhotos: 1 }), await add()];
    const album = await db().selectFrom('photos').select('id').where('member_id', '=', ann).executeTakeFirstOrThrow();
    for (const status of ['approved', 'pending'] as const) {
      await db().updateTable('photos').set({ status }).where('id', '=', album.id).execute();
      await expect(show(ann, ben, album.id), `of the album, ${status}`).rejects.toEqual(chooseAnew);
    }
    for (const id of [await upload(ben, ann), uuid()]) await expect(show(ann, ben, id)).rejects.toEqual(chooseAnew);
    expect(await balance(ann)).toBe(90);
  });

  it('is marked for a reader who wishes to see photos only after a tap', async () => {
    const [ann, ben] = [await add({ credits: 20 }), await add()];
    await db().updateTable('profiles').set({ blur_incoming: true }).where('member_id', '=', ben).execute();
    const { message } = await show(ann, ben, await upload(ann, ben));
    expect(message.veiled).toBeUndefined();
    expect((await messages(ben, ann)).messages[0]!.veiled).toBe('photo');
  });

  it.each([['all'], ['me', 'all']] as const)('is gone for both once its sender takes it back: %s', async (...whom) => {
    const [ann, ben] = [await add({ credits: 20 }), await add()];
    const id = await upload(ann, ben);
    const { message } = await show(ann, ben, id);
    for (const each of whom)
      expect((await world.removeMessage(ann, message.id, each)).message).toMatchObject({ deleted: true, image: null });
    expect((await messages(ben, ann)).messages).toMatchObject([{ deleted: true, image: null }]);
    expect(await photo(id)).toMatchObject({ status: 'rejected' });
  });

  it('stays with the other where one removes it for oneself', async () => {
    const [ann, ben] = [await add({ credits: 20 }), await add()];
    const id = await upload(ann, ben);
    const { message } = await show(ann, ben, id);
    await world.removeMessage(ben, message.id, 'me');
    expect((await messages(ben, ann)).messages).toMatchObject([{ deleted: true, image: null }]);
    expect((await messages(ann, ben)).messages).toMatchObject([{ deleted: false, image: { id } }]);
  });
});

describe('a photo of somebody unconfirmed', () => {
  it('waits, is paid for when it is delivered at the price that was shown, and waits once', async () => {
    const [ann, ben] = [await add({ confirmed: false, credits: 60 }), await add()];
    const id = await upload(ann, ben);
    const kept = await show(ann, ben, id);
    expect(kept).toMatchObject({ credits: 40, message: { status: 'held', image: { id } } });
    expect((await messages(ann, ben)).messages).toMatchObject([{ status: 'held', image: { id } }]);
    await expect(show(ann, ben, id)).rejects.toEqual(chooseAnew);

    setSettings({ photo_credits: 25 });
    await confirm(ann);
    expect((await messages(ben, ann)).messages).toMatchObject([{ id: kept.message.id, image: { id } }]);
    expect(await balance(ann)).toBe(40);
    expect(await photo(id)).toMatchObject({ status: 'approved' });
  });

  it('that is gone by then is not delivered nor paid for, and its sender hears of it', async () => {
    const [ann, ben] = [await add({ confirmed: false, credits: 30 }), await add()];
    const id = await upload(ann, ben);
    await show(ann, ben, id);
    await db().deleteFrom('photos').where('id', '=', id).execute();
    await confirm(ann);
    expect((await messages(ann, ben)).messages).toEqual([]);
    expect([await balance(ann), world.told]).toEqual([30, [{ memberId: ann, notice: 'message_not_sent' }]]);
  });

  it('that is taken back is never sent', async () => {
    const [ann, ben] = [await add({ confirmed: false, credits: 30 }), await add()];
    const { message } = await show(ann, ben, await upload(ann, ben));
    expect((await world.removeMessage(ann, message.id, 'me')).message).toMatchObject({ image: null });
    await confirm(ann);
    expect((await messages(ann, ben)).messages).toEqual([]);
  });
});
