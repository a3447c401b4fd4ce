import { describe, expect, it } from 'vitest';
import { saveNotificationSettings } from '@parlour/contract/account/notifications/save-notification-settings';
import { testPush } from '@parlour/contract/account/notifications/test-push';
import type { BodyInput } from '@parlour/contract/define-call';
import type { LocalPushService } from '@parlour/server-push/testing/push-service';
import { noticesTo, type TellingStage } from '../../testing/telling-stage.ts';
import { withPushService } from '../../testing/with-telling-stage.ts';

let service: LocalPushService;
let stage: TellingStage;
let ada: string;
let tom: string;
withPushService(async (given) => {
  ({ service, stage, ada, tom } = given);
  await stage.subscribe(tom, service.subscribe('phone'), tom);
});

const wish = (body: BodyInput<typeof saveNotificationSettings>) => stage.call(saveNotificationSettings, { body }, tom);
const pushes = () => noticesTo(service, '/push/phone');
/** From the clock's 19:00 on. */
const evening = { from: '18:30', to: '21:00', tz: 'Europe/Amsterdam' };
const never = { message: 'never', like: 'never', match: 'never' } as const;

async function likeTom(): Promise<void> {
  const fan = await stage.add();
  await stage.like(fan, tom);
  stage.happens(stage.likeNotice(tom, fan));
}

async function dueNow(): Promise<void> {
  await stage.tellAllDue();
  await stage.work();
}

describe('what a member has said never to want', () => {
  it('is not told where it was held back before, all else is', async () => {
    await wish({ push: { message: 'daily', like: 'daily' }, mail: { message: 'daily', like: 'daily' } });
    await stage.writeTo(tom, ada);
    await likeTom();
    await stage.work();
    await wish({ push: { message: 'never' }, mail: { like: 'never' } });
    stage.wait(24 * 60);
    await dueNow();
    expect(pushes()).toMatchObject([{ kind: 'like' }]);
    expect(stage.told()).toEqual([[1, 0, 0]]);
    await wish({ push: { message: 'now' }, mail: { like: 'now' } });
    await dueNow();
    expect([pushes().length, stage.letters.length]).toEqual([1, 1]);
  });

  it('is not sent where it stands in the queue, alone or in a summary', async () => {
    await wish({ push: { message: 'daily', like: 'daily' }, mail: { message: 'daily', like: 'daily' } });
    await stage.writeTo(tom, ada);
    await likeTom();
    await stage.work();
    stage.wait(24 * 60);
    await stage.tellAllDue();
    expect(stage.queue.map(({ data }) => 'kind' in data && data.kind)).toEqual(['summary', false]);
    await wish({ push: never, mail: never });
    await stage.work();
    expect([pushes(), stage.letters]).toEqual([[], []]);
  });
});

describe('quiet hours that began meanwhile', () => {
  it('put off a push that was held back until then', async () => {
    stage.watching.add(tom);
    await stage.writeTo(tom, ada);
    await stage.work();
    await wish({ quiet: evening });
    stage.wait(1);
    await dueNow();
    stage.setClock('2026-11-20T19:59:00Z');
    await dueNow();
    expect(pushes()).toEqual([]);
    stage.setClock('2026-11-20T20:00:00Z');
    await dueNow();
    expect(pushes()).toMatchObject([{ kind: 'message' }]);
  });

  it('keep one that stands in the queue from being sent, but not the one that tries the browser out', async () => {
    await stage.writeTo(tom, ada);
    await stage.tellMessages();
    await wish({ quiet: evening });
    await stage.work();
    expect(pushes()).toEqual([]);
    await stage.call(testPush, { body: {} }, tom);
    await stage.work();
    expect(pushes()).toMatchObject([{ kind: 'account', tag: 'test' }]);
  });
});
