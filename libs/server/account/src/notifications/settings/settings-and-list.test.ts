import { describe, expect, it } from 'vitest';
import { getNotificationSettings } from '@parlour/contract/account/notifications/get-notification-settings';
import { listNotifications } from '@parlour/contract/account/notifications/list-notifications';
import { mailWebhook, type MailEvents } from '@parlour/contract/account/notifications/mail-webhook';
import { markNotificationsSeen } from '@parlour/contract/account/notifications/mark-notifications-seen';
import { resumeMail } from '@parlour/contract/account/notifications/resume-mail';
import { saveNotificationSettings } from '@parlour/contract/account/notifications/save-notification-settings';
import { testPush } from '@parlour/contract/account/notifications/test-push';
import { unsubscribePush } from '@parlour/contract/account/notifications/unsubscribe-push';
import { changeMailSubscription } from '@parlour/contract/account/notifications/change-mail-subscription';
import { unsubscribe } from '@parlour/contract/account/notifications/unsubscribe';
import { codeOf, tokenOf } from '../../testing/account-stage.ts';
import { webhookKey, type TellingStage } from '../../testing/telling-stage.ts';
import { withTellingStage } from '../../testing/with-telling-stage.ts';
import { signMailEvents } from '../mail/mail-signature.ts';

let stage: TellingStage;
let tom: string;
withTellingStage(async (empty) => {
  stage = empty;
  tom = await stage.add({ name: 'Tom', email: 'tom@example.org' });
});

const standing = () => stage.call(getNotificationSettings, {}, tom);
const reason = async () => (await standing()).disabled_reason;
const address = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: 'p', auth: 'a' } };

describe('the settings', () => {
  it('begin with what is sensible, and change only where something is said', async () => {
    expect(await standing()).toEqual({
      settings: {
        mail: { message: 'now', like: 'daily', match: 'now', news: 'never' },
        push: { message: 'now', like: 'now', match: 'now' },
        quiet: null,
        discreet: false,
      },
      disabled_reason: null,
    });
    const quiet = { from: '22:00', to: '07:00', tz: 'Europe/Amsterdam' };
    const parallel = [{ mail: { like: 'never' as const } }, { mail: { match: 'weekly' as const } }, { quiet }];
    await Promise.all(parallel.map((body) => stage.call(saveNotificationSettings, { body }, tom)));
    expect((await standing()).settings).toMatchObject({
      mail: { message: 'now', like: 'never', match: 'weekly' },
      push: { message: 'now' },
      quiet,
    });
  });

  it('refuse times that are none', () => {
    const wrong = (quiet: object) =>
      saveNotificationSettings.body
        .safeParse({ quiet })
        .error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(wrong({ from: '24:00', to: '07:00', tz: 'Europe/Paris' })).toEqual([['quiet.from', 'value_unknown']]);
    expect(wrong({ from: '', to: '07:00', tz: 'Europe/Paris' })).toEqual([['quiet.from', 'field_required']]);
    expect(wrong({ from: '07:00', to: '07:00', tz: 'Europe/Paris' })).toEqual([['quiet.to', 'times_equal']]);
    expect(wrong({ from: '22:00', to: '07:00', tz: 'Middle/Earth' })).toEqual([['quiet.tz', 'value_unknown']]);
  });

  const tryOut = () => stage.call(testPush, { body: {} }, tom);

  it('have a session’s notices in a browser tried out and ended', async () => {
    expect(await codeOf(tryOut())).toBe('push_not_subscribed');
    const subscriptionId = await stage.subscribe(tom, address, tom);
    await tryOut();
    expect(stage.queue).toMatchObject([{ name: 'send-push', data: { subscriptionId, tag: 'test' } }]);
    await stage.call(unsubscribePush, { body: { endpoint: address.endpoint } }, tom);
    expect(await codeOf(tryOut())).toBe('push_not_subscribed');
  });

  it('send a browser’s notices to whoever subscribed in it last', async () => {
    const ada = await stage.add();
    await stage.subscribe(tom, address, tom);
    await stage.subscribe(ada, address);
    expect(await codeOf(tryOut())).toBe('push_not_subscribed');
  });
});

describe('mails', () => {
  async function stopLink(): Promise<string> {
    const ada = await stage.add();
    await stage.writeTo(tom, ada);
    await stage.work();
    const letter = stage.letters.at(-1);
    return letter?.kind === 'notifications' ? letter.oneClickLink : '';
  }
  const oneClick = { 'List-Unsubscribe': 'One-Click' } as const;

  it('end by one press in the mail program, without logging in; a second press and a forged one change nothing', async () => {
    const token = tokenOf(await stopLink());
    const press = (with_: string) => stage.call(unsubscribe, { query: { token: with_ }, body: oneClick });
    expect(await codeOf(press(token.replace(tom, await stage.add())))).toBe('link_expired');
    expect(await reason()).toBeNull();
    await press(token);
    await press(token);
    expect(await reason()).toBe('listunsubscribe');
    const mails = stage.letters.length;
    await stopLink();
    expect(stage.letters).toHaveLength(mails);
    expect(await stage.call(resumeMail, { body: { reactivate_mail: true } }, tom)).toEqual({ state: 'active' });
    expect(await reason()).toBeNull();
    await stage.call(changeMailSubscription, { body: { token, action: 'stop' } });
    expect(await reason()).toBe('listunsubscribe');
  });

  const tell = (event: MailEvents['events'][number]['event'], key = webhookKey, age = 0) => {
    const signed_at = Math.floor(stage.world.now.getTime() / 1_000) - age;
    const events: MailEvents = { signed_at, events: [{ event, email: 'Tom@Example.org' }] };
    return stage.call(mailWebhook, { body: { signed_payload: signMailEvents(events, key) } });
  };

  it('end where the mail service says that they came back; only a signed and fresh word is believed', async () => {
    expect(await codeOf(tell('bounce', 'some other key, also long enough'))).toBe('bad_signature');
    expect(await codeOf(tell('bounce', webhookKey, 3_600))).toBe('bad_signature');
    expect(await codeOf(stage.call(mailWebhook, { body: { signed_payload: 'x.y' } }))).toBe('bad_signature');
    expect(await reason()).toBeNull();
    await Promise.all([tell('bounce'), tell('bounce')]);
    expect(await reason()).toBe('bounce');
    expect(stage.queue).toHaveLength(1);
  });

  it('begin again once a mail has arrived: not while the address sends them back', async () => {
    const resume = () => stage.call(resumeMail, { body: { reactivate_mail: true } }, tom);
    await tell('bounce');
    expect(await codeOf(resume())).toBe('address_still_bouncing');
    stage.wait(25 * 60);
    expect(await resume()).toEqual({ state: 'mailed' });
    expect(await reason()).toBe('bounce');
    await stage.become(tom, { language: 'de' });
    await stage.work();
    const { link } = stage.letters.at(-1)!;
    expect(new URL(link).pathname).toBe('/de/unsubscribe');
    const token = tokenOf(link);
    const follow = () => stage.call(changeMailSubscription, { body: { token, action: 'resume' } });
    expect(await codeOf(stage.call(changeMailSubscription, { body: { token, action: 'stop' } }))).toBe('link_expired');
    expect(await follow()).toEqual({ action: 'resume' });
    expect(await reason()).toBeNull();
    expect(await codeOf(follow())).toBe('link_expired');
  });

  it('that were called spam end, and the member finds out on the site', async () => {
    await tell('fbl');
    await stage.work();
    expect(await reason()).toBe('fbl');
    const { notifications } = await stage.call(listNotifications, {}, tom);
    expect(notifications).toMatchObject([{ kind: 'account', notice: 'mail_stopped', unread: true }]);
  });
});

describe('the list of what happened', () => {
  const list = (page?: number) => stage.call(listNotifications, { query: page ? { page: String(page) } : {} }, tom);

  it('has each conversation and heart once, newest first, with marks that end when they were seen', async () => {
    const [ada, eve] = [await stage.add(), await stage.add()];
    const conversation = await stage.writeTo(tom, ada);
    await stage.work();
    stage.wait(1);
    await stage.like(eve, tom);
    stage.happens(stage.likeNotice(tom, eve));
    stage.wait(1);
    await stage.writeTo(tom, ada, conversation);
    await stage.work();

    const first = await list();
    expect(first).toMatchObject({
      total: 2,
      notifications: [
        { kind: 'message', conversation_id: conversation, profile: { id: ada }, unread: true },
        { kind: 'like', profile: { id: eve }, unread: true },
      ],
    });
    await stage.read(tom, conversation, 2);
    expect((await list()).notifications.map(({ unread }) => unread)).toEqual([false, true]);
    await stage.call(markNotificationsSeen, { body: { seen_until: first.notifications[0]!.happened_at } }, tom);
    expect((await list()).notifications.map(({ unread }) => unread)).toEqual([false, false]);
  });

  it('leaves out who is blocked either way or gone, hearts that were taken back, and likes that became matches', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => stage.add()));
    const [blocked, blocker, gone, fickle, match, fan] = people as [string, string, string, string, string, string];
    for (const person of people) {
      if (person !== fickle) await stage.like(person, tom, person === match);
      stage.happens(stage.likeNotice(tom, person));
    }
    const at = stage.world.now.toISOString();
    stage.happens({ kind: 'match', brand: stage.world.brand.id, memberId: tom, profileId: match, isNews: true, at });
    await stage.work();
    const { db, brand, now: created_at } = stage.world;
    await db
      .insertInto('blocks')
      .values([
        { brand: brand.id, blocker_id: tom, blocked_id: blocked, created_at },
        { brand: brand.id, blocker_id: blocker, blocked_id: tom, created_at },
      ])
      .execute();
    await db.deleteFrom('members').where('brand', '=', brand.id).where('id', '=', gone).execute();
    const { notifications } = await list();
    const seen = notifications.map((each) => [each.kind, 'profile' in each ? each.profile.id : null] as const);
    expect(seen.toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
      ['like', fan],
      ['match', match],
    ]);
  });

  it('has pages of twenty, and no more than ten', async () => {
    const { db, brand, now } = stage.world;
    await db
      .insertInto('notifications')
      .values(
        Array.from({ length: 230 }, (_, place) => ({
          brand: brand.id,
          member_id: tom,
          id: crypto.randomUUID(),
          kind: 'credits' as const,
          tag: `credits:${place}`,
          detail: 'purchase',
          credits: place,
          happened_at: new Date(now.getTime() - place * 1_000),
        })),
      )
      .execute();
    expect(await list(10)).toMatchObject({ page: 10, pages: 10, total: 200 });
    expect((await list(2)).notifications.map((each) => 'credits' in each && each.credits)[0]).toBe(20);
    expect(listNotifications.query.safeParse({ page: '11' }).success).toBe(false);
  });
});
