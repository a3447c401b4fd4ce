import { describe, expect, it } from 'vitest';
import { saveNotificationSettings } from '@parlour/contract/account/notifications/save-notification-settings';
import type { BodyInput } from '@parlour/contract/define-call';
import { signIn } from '@parlour/testing/sign-in';
import { friday, type TellingStage } from '../../testing/telling-stage.ts';
import type { NotificationJob } from '../index.ts';
import { NotificationMailOrder } from '../telling/notice.ts';
import { withCouple } from '../../testing/with-telling-stage.ts';

let stage: TellingStage;
let ada: string;
let tom: string;
withCouple((couple) => ({ stage, ada, tom } = couple));

const wish = (input: { body: BodyInput<typeof saveNotificationSettings> }) =>
  stage.call(saveNotificationSettings, input, tom);
const messageTo = (memberId: string, conversationId?: string) => stage.writeTo(memberId, ada, conversationId);

describe('a mail', () => {
  it('tells whoever is away of the first unread message of a conversation, and again once that was read', async () => {
    const conversation = await messageTo(tom);
    await stage.work();
    stage.wait(10);
    await messageTo(tom, conversation);
    await stage.work();
    expect(stage.told()).toEqual([[1, 0, 0]]);
    await stage.read(tom, conversation, 2);
    stage.wait(10);
    await messageTo(tom, conversation);
    await stage.work();
    expect(stage.told()).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
    expect(stage.letters[0]).toMatchObject({
      to: expect.stringContaining('@'),
      locale: 'de',
      link: 'https://parlour.example/de/chats',
      oneClickLink: expect.stringContaining('https://parlour.example/api/unsubscribe.php?token='),
    });
  });

  it('of several that waited for a mail server tells of each thing once, and of nothing that was read', async () => {
    const orders: NotificationJob[] = [];
    const notice = async () => {
      await stage.tellMessages();
      orders.push(...stage.queue.splice(0));
    };
    const conversation = await messageTo(tom);
    await notice();
    for (const seq of [1, 2]) {
      await stage.read(tom, conversation, seq);
      stage.wait(60);
      await messageTo(tom, conversation);
      await notice();
    }
    const read = await stage.writeTo(tom, await stage.add());
    await notice();
    await stage.read(tom, read, 1);
    expect(orders.map(({ name }) => name)).toEqual(Array(4).fill('send-notification-mail'));
    for (const order of orders) await stage.run(order);
    expect(stage.told()).toEqual([[1, 0, 0]]);
  });

  it('that was ordered before notifications knew their order tells of what no other does', async () => {
    await messageTo(tom);
    await stage.tellMessages();
    const [later] = stage.queue.splice(0);
    const counts = { messages: 1, likes: 0, matches: 0 };
    const data = NotificationMailOrder.parse({ brand: stage.world.brand.id, memberId: tom, ...counts });
    await stage.run({ name: 'send-notification-mail', data });
    expect(stage.told()).toEqual([]);
    const orders = stage.world.db.updateTable('notifications').where('brand', '=', data.brand);
    await orders.where('member_id', '=', tom).set({ mail_order: null }).execute();
    await stage.run({ name: 'send-notification-mail', data });
    await stage.run(later!);
    expect(stage.told()).toEqual([[1, 0, 0]]);
  });

  it('waits a quarter of an hour for whoever is here, and does not come where it was read by then', async () => {
    stage.watching.add(tom);
    const read = await messageTo(tom);
    await stage.work();
    await messageTo(tom, await stage.writeTo(tom, await stage.add()));
    await stage.work();
    await stage.read(tom, read, 1);
    expect(stage.told()).toEqual([]);
    stage.wait(15);
    await stage.tellAllDue();
    await stage.work();
    expect(stage.told()).toEqual([[1, 0, 0]]);
  });

  it('waits as long for whoever was here a minute ago, also where they keep that back', async () => {
    const { db, brand, now } = stage.world;
    await signIn(db, brand.id, tom, new Date(now.getTime() - 60_000));
    await db.updateTable('profiles').set({ show_online: false }).where('member_id', '=', tom).execute();
    await messageTo(tom);
    await stage.work();
    expect(stage.told()).toEqual([]);
    stage.wait(15);
    await stage.tellAllDue();
    await stage.work();
    expect(stage.told()).toEqual([[1, 0, 0]]);
  });

  it('gathers hearts until six in the evening, without those that were taken back or looked at', async () => {
    expect(friday.toISOString()).toBe(stage.world.now.toISOString());
    for (const [place, fan] of [await stage.add(), await stage.add(), await stage.add(), await stage.add()].entries()) {
      if (place !== 1) await stage.like(fan, tom);
      stage.happens(stage.likeNotice(tom, fan));
    }
    await stage.work();
    stage.setClock('2026-11-21T16:59:00Z');
    await stage.tellAllDue();
    expect(stage.queue).toEqual([]);
    stage.setClock('2026-11-21T17:00:00Z');
    await stage.tellAllDue();
    await stage.work();
    expect(stage.told()).toEqual([[0, 3, 0]]);
  });

  it('never goes to an address that is not confirmed, does not take mails, or whose member wants none', async () => {
    const [unconfirmed, bounced, unwilling] = [await stage.add({ confirmed: false }), await stage.add(), tom];
    await stage.world.db
      .updateTable('members')
      .set({ notifications_disabled: ['bounce'] })
      .where('brand', '=', stage.world.brand.id)
      .where('id', '=', bounced)
      .execute();
    await wish({ body: { mail: { message: 'never' } } });
    for (const memberId of [unconfirmed, bounced, unwilling]) await messageTo(memberId);
    await stage.work();
    expect(stage.letters).toEqual([]);
  });
});
