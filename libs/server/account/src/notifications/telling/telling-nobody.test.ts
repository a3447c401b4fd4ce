import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { listNotifications } from '@parlour/contract/account/notifications/list-notifications';
import { saveNotificationSettings } from '@parlour/contract/account/notifications/save-notification-settings';
import type { BodyInput } from '@parlour/contract/define-call';
import type { LocalPushService } from '@parlour/server-push/testing/push-service';
import { noticesTo, type TellingStage } from '../../testing/telling-stage.ts';
import { withPushService } from '../../testing/with-telling-stage.ts';

let service: LocalPushService;
let stage: TellingStage;
let ada: string;
let tom: string;
withPushService((given) => ({ service, stage, ada, tom } = given));

const wish = (input: { body: BodyInput<typeof saveNotificationSettings> }) =>
  stage.call(saveNotificationSettings, input, tom);
const messageTo = (memberId: string, conversationId?: string) => stage.writeTo(memberId, ada, conversationId);

describe('nobody is told', () => {
  it('of anybody who has left since, by push or by mail', async () => {
    await stage.subscribe(tom, service.subscribe('phone'));
    const daily = { message: 'daily', like: 'daily', match: 'daily' } as const;
    await wish({ body: { mail: daily, push: daily } });
    const [match, stays] = [await stage.add(), await stage.add()];
    await stage.like(match, tom, true);
    await stage.like(stays, tom, true);
    const at = stage.world.now.toISOString();
    const { id: brand } = stage.world.brand;
    for (const profileId of [match, stays])
      stage.happens({ kind: 'match', brand, memberId: tom, profileId, isNews: true, at });
    await messageTo(tom);
    await stage.work();
    await stage.world.db
      .updateTable('profiles')
      .set({ status: 'disabled' })
      .where('brand', '=', brand)
      .where('member_id', 'in', [match, ada])
      .execute();
    stage.wait(24 * 60);
    await stage.tellAllDue();
    await stage.work();
    expect(stage.told()).toEqual([[0, 0, 1]]);
    expect(noticesTo(service, '/push/phone')).toMatchObject([{ kind: 'match', badge: 0 }]);
  });

  it('of a match that was looked at, or a conversation that was muted, before its time came', async () => {
    await stage.subscribe(tom, service.subscribe('desk'));
    const daily = { message: 'daily', like: 'daily', match: 'daily' } as const;
    await wish({ body: { mail: daily, push: daily } });
    const match = await stage.add();
    const { world } = stage;
    const { id: brand } = world.brand;
    await stage.like(match, tom, true);
    stage.happens({ kind: 'match', brand, memberId: tom, profileId: match, isNews: true, at: world.now.toISOString() });
    const conversation = await messageTo(tom);
    await stage.work();
    await stage.mute(tom, conversation);
    await world.db.updateTable('likes').set({ is_new: false }).where('brand', '=', brand).execute();
    stage.wait(24 * 60);
    await stage.tellAllDue();
    expect(stage.queue).toEqual([]);
    const { notifications } = await stage.call(listNotifications, {}, tom);
    expect(
      notifications
        .map(({ kind, unread }) => [kind, unread] as const)
        .toSorted(([one], [other]) => one.localeCompare(other)),
    ).toEqual([
      ['match', false],
      ['message', true],
    ]);
  });

  it('of a conversation that is muted while a push and a mail of it stand in the queue', async () => {
    await stage.subscribe(tom, service.subscribe('pad'));
    const conversation = await messageTo(tom);
    await stage.tellMessages();
    expect(stage.queue).toHaveLength(2);
    await stage.mute(tom, conversation);
    await stage.work();
    expect([noticesTo(service, '/push/pad'), stage.letters]).toEqual([[], []]);
  });

  it('of words that were taken back before their time came', async () => {
    await stage.subscribe(tom, service.subscribe('lap'));
    const conversation = await messageTo(tom);
    await stage.tellMessages();
    expect(stage.queue).toHaveLength(2);
    await stage.takenBack(conversation, ada);
    await stage.work();
    expect([noticesTo(service, '/push/lap'), stage.letters]).toEqual([[], []]);
    expect((await stage.call(listNotifications, {}, tom)).notifications).toMatchObject([{ unread: false }]);
  });

  it.each(['pending_deletion', 'blocked'] as const)(
    'who is %s, though what happened is there where they come back',
    async (status) => {
      await stage.subscribe(tom, service.subscribe('away'));
      await stage.become(tom, { status });
      await messageTo(tom);
      stage.happens({
        kind: 'account',
        brand: stage.world.brand.id,
        memberId: tom,
        notice: 'mail_stopped',
        at: stage.world.now.toISOString(),
      });
      await stage.work();
      await stage.become(tom, { status: 'active' });
      stage.wait(24 * 60);
      await stage.tellAllDue();
      await stage.work();
      expect([noticesTo(service, '/push/away'), stage.letters]).toEqual([[], []]);
      const { notifications } = await stage.call(listNotifications, {}, tom);
      expect(
        notifications
          .map(({ kind, unread }) => [kind, unread] as const)
          .toSorted(([one], [other]) => one.localeCompare(other)),
      ).toEqual([
        ['account', true],
        ['message', true],
      ]);
    },
  );

  it('who is no person, is being erased, or is a demo member whom nobody plays', async () => {
    const left = await stage.add();
    await stage.become(left, { status: 'pending_deletion', erasure_began_at: stage.world.now });
    for (const memberId of [await stage.add({ fictional: true }), await stage.add({ demo: true }), left])
      await messageTo(memberId);
    stage.happens(stage.likeNotice(uuid(), ada));
    await stage.work();
    const rows = await stage.world.db
      .selectFrom('notifications')
      .selectAll()
      .where('brand', '=', stage.world.brand.id)
      .execute();
    expect([rows, stage.letters]).toEqual([[], []]);
  });
});
