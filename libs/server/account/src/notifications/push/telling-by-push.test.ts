import { describe, expect, it } from 'vitest';
import { saveNotificationSettings } from '@parlour/contract/account/notifications/save-notification-settings';
import type { BodyInput } from '@parlour/contract/define-call';
import type { LocalPushService } from '@parlour/server-push/testing/push-service';
import { noticesTo, type TellingStage } from '../../testing/telling-stage.ts';
import { withPushService } from '../../testing/with-telling-stage.ts';
import { noticeOfAccount } from '../telling/notices-of.ts';

let service: LocalPushService;
let stage: TellingStage;
let ada: string;
let tom: string;
withPushService((given) => ({ service, stage, ada, tom } = given));

const wish = (input: { body: BodyInput<typeof saveNotificationSettings> }) =>
  stage.call(saveNotificationSettings, input, tom);
const messageTo = (memberId: string, conversationId?: string) => stage.writeTo(memberId, ada, conversationId);

describe('a push', () => {
  it('tells each browser of a message at once, with nobody’s name and no words, and is signed by us', async () => {
    await stage.subscribe(tom, service.subscribe('phone'));
    await stage.subscribe(tom, service.subscribe('desk'));
    await stage.subscribe(ada, service.subscribe('hers'));
    await stage.world.db
      .updateTable('mailboxes')
      .set({ total_unread: 3, total_new: 2 })
      .where('brand', '=', stage.world.brand.id)
      .where('member_id', '=', tom)
      .execute();
    const conversation = await messageTo(tom);
    await stage.work();

    const notice = {
      v: 1,
      kind: 'message',
      tag: conversation,
      badge: 5,
      url: `/chats/${conversation}`,
      locale: 'de',
      discreet: false,
    };
    expect(noticesTo(service, '/push/phone')).toEqual([notice]);
    expect(noticesTo(service, '/push/desk')).toEqual([notice]);
    expect(noticesTo(service, '/push/hers')).toEqual([]);
    expect(service.taken[0]!.vapid).toMatchObject({
      isSigned: true,
      publicKey: stage.vapid.publicKey,
      claims: { aud: service.origin, sub: `mailto:${stage.world.brand.settings.support_email}` },
    });
  });

  it('is sent once, however many look for it beside each other', async () => {
    await stage.subscribe(tom, service.subscribe('phone'));
    await messageTo(tom);
    await Promise.all(Array.from({ length: 10 }, () => stage.tellMessages()));
    await stage.work();
    expect(noticesTo(service, '/push/phone')).toHaveLength(1);
    expect(stage.told()).toEqual([[1, 0, 0]]);
  });

  it('waits a minute beside an open page, and does not come where it was read by then', async () => {
    await stage.subscribe(tom, service.subscribe('phone'));
    stage.watching.add(tom);
    const read = await messageTo(tom);
    const unread = await stage.writeTo(tom, await stage.add());
    await stage.work();
    await stage.read(tom, read, 1);
    await stage.tellAllDue();
    await stage.work();
    expect(service.taken).toEqual([]);
    stage.wait(1);
    await stage.tellAllDue();
    await stage.work();
    expect(noticesTo(service, '/push/phone')).toMatchObject([{ kind: 'message', tag: unread }]);
  });

  it('is not sent of a muted conversation, nor after the session has ended', async () => {
    await stage.subscribe(tom, service.subscribe('phone'));
    const muted = await messageTo(tom);
    await stage.mute(tom, muted);
    await stage.work();
    await stage.world.db.deleteFrom('sessions').where('brand', '=', stage.world.brand.id).execute();
    await stage.writeTo(tom, await stage.add());
    await stage.work();
    expect(service.taken).toEqual([]);
  });

  it('is neither ordered nor sent once the time of the session is over', async () => {
    await stage.subscribe(tom, service.subscribe('phone'));
    await messageTo(tom);
    await stage.tellMessages();
    const ordered = () => stage.queue.filter(({ name }) => name === 'send-push').length;
    expect(ordered()).toBe(1);
    const over = { expires_at: stage.world.now };
    await stage.world.db.updateTable('sessions').set(over).where('brand', '=', stage.world.brand.id).execute();
    await stage.work();
    expect(service.taken).toEqual([]);
    await stage.writeTo(tom, await stage.add());
    await stage.tellMessages();
    expect(ordered()).toBe(0);
  });

  it('to a browser that is gone ends what went there', async () => {
    await stage.subscribe(tom, service.subscribe('phone'));
    service.answerWith(410);
    await messageTo(tom);
    await stage.work();
    const left = await stage.world.db
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('brand', '=', stage.world.brand.id)
      .execute();
    expect(left).toEqual([]);
  });

  it('comes to all others where one of them cannot be told, who is tried again', async () => {
    await stage.subscribe(tom, service.subscribe('phone'));
    const eve = await stage.add();
    await stage.subscribe(eve, service.subscribe('hers'));
    await messageTo(eve);
    stage.wait(1);
    await messageTo(tom);
    stage.failing.add(eve);
    await expect(stage.tellMessages()).rejects.toThrow('1 members were not told');
    expect(new Set(stage.queue.map(({ data }) => data.memberId))).toEqual(new Set([tom]));
    stage.failing.clear();
    await stage.work();
    expect([noticesTo(service, '/push/hers'), noticesTo(service, '/push/phone')]).toMatchObject([
      [{ kind: 'message' }],
      [{ kind: 'message' }],
    ]);
  });

  it('in quiet hours waits until they end, and is then one summary', async () => {
    await stage.subscribe(tom, service.subscribe('phone'));
    await wish({ body: { quiet: { from: '18:30', to: '07:00', tz: 'Europe/Amsterdam' }, discreet: true } });
    await messageTo(tom);
    const fan = await stage.add();
    await stage.like(fan, tom);
    stage.happens(stage.likeNotice(tom, fan));
    await stage.work();
    stage.setClock('2026-11-21T05:59:00Z');
    await stage.tellAllDue();
    await stage.work();
    expect(service.taken).toEqual([]);
    stage.setClock('2026-11-21T06:00:00Z');
    await Promise.all([stage.tellAllDue(), stage.tellAllDue()]);
    await stage.work();
    expect(noticesTo(service, '/push/phone')).toMatchObject([
      { kind: 'summary', tag: 'summary', url: '/notifications', discreet: true },
    ]);
  });

  it('that sums up news of the account has the tag of such news: it stays until that was seen', async () => {
    await stage.subscribe(tom, service.subscribe('phone'));
    await wish({ body: { quiet: { from: '18:30', to: '07:00', tz: 'Europe/Amsterdam' } } });
    await messageTo(tom);
    stage.happens(noticeOfAccount({ brand: stage.world.brand.id, memberId: tom }, 'photo_approved', stage.world.now));
    await stage.work();
    stage.setClock('2026-11-21T06:00:00Z');
    await stage.tellAllDue();
    await stage.work();
    expect(noticesTo(service, '/push/phone')).toMatchObject([
      { kind: 'summary', tag: 'account', url: '/notifications' },
    ]);
  });

  it('that was held back and has been read meanwhile is not sent', async () => {
    await stage.subscribe(tom, service.subscribe('phone'));
    await wish({ body: { push: { message: 'daily' } } });
    const conversation = await messageTo(tom);
    await stage.work();
    await stage.read(tom, conversation, 1);
    stage.wait(24 * 60);
    await stage.tellAllDue();
    await stage.work();
    expect(service.taken).toEqual([]);
  });

  it('of a heart that is taken back and given again comes once a day', async () => {
    await stage.subscribe(tom, service.subscribe('phone'));
    const fan = await stage.add();
    await stage.like(fan, tom);
    for (const minutes of [0, 5, 24 * 60]) {
      stage.wait(minutes);
      stage.happens(stage.likeNotice(tom, fan));
      await stage.work();
    }
    expect(noticesTo(service, '/push/phone')).toHaveLength(2);
  });
});
