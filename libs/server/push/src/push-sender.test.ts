import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PushPayload } from '@parlour/models/account/notifications/push-payload';
import { MINUTE, SECOND } from '@parlour/models/durations';
import { createPushSender } from './push-sender.ts';
import { openPushService, type LocalPushService } from './testing/push-service.ts';
import { newVapidKeys } from './vapid-keys.ts';

const vapid = newVapidKeys();
const contact = 'mailto:help@parlour.example';

const conversation = '0199000a-0000-7000-8000-000000000001';
const notice: PushPayload = {
  v: 1,
  kind: 'message',
  tag: conversation,
  badge: 3,
  url: `/chats/${conversation}`,
  locale: 'de',
  discreet: true,
};

let service: LocalPushService;
beforeAll(async () => void (service = await openPushService()));
afterAll(() => service.close());
beforeEach(() => {
  service.taken.length = 0;
  service.answerWith(201);
});
afterEach(() => void vi.useRealTimers());

const sender = () => createPushSender({ vapid, isService: (endpoint) => endpoint.startsWith(service.origin) });

describe('a notice', () => {
  it('can be read by its browser alone, is signed by this installation, and says no more than the contract', async () => {
    await expect(sender().send(service.subscribe('phone'), notice, contact)).resolves.toBe('sent');
    const [push] = service.taken;
    expect(JSON.parse(push!.text)).toEqual(notice);
    expect(push!.vapid).toMatchObject({
      isSigned: true,
      publicKey: vapid.publicKey,
      claims: { aud: service.origin, sub: contact },
    });
    const hours = (push!.vapid.claims.exp - Date.now() / 1_000) / 3_600;
    expect(hours).toBeGreaterThan(0);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it('says how long it is worth keeping and how urgent it is; its topic is no id of ours', async () => {
    const phone = service.subscribe('phone');
    await sender().send(phone, notice, contact);
    await sender().send(phone, { ...notice, kind: 'like', tag: 'like' }, contact);
    await sender().send(phone, notice, contact);
    const [message, like, again] = service.taken.map(({ headers }) => headers);
    expect(message).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(like).toMatchObject({ ttl: '259200', urgency: 'normal' });
    expect(message!['topic']).toMatch(/^[\w-]{32}$/);
    expect(again!['topic']).toBe(message!['topic']);
    expect(like!['topic']).not.toBe(message!['topic']);
    expect(message!['topic']).not.toContain(conversation.slice(0, 8));
  });

  it.each([
    ['no point of the curve', { p256dh: `B${'A'.repeat(86)}` }],
    ['no key', { p256dh: 'short' }],
    ['a secret that is too short', { auth: 'short' }],
  ])('for %s has nobody who could read it', async (_, wrong) => {
    const { endpoint, keys } = service.subscribe('phone');
    await expect(sender().send({ endpoint, keys: { ...keys, ...wrong } }, notice, contact)).resolves.toBe('gone');
    expect(service.taken).toEqual([]);
  });

  it.each([404, 410])('for a browser that is gone (%i) says so', async (status) => {
    service.answerWith(status);
    await expect(sender().send(service.subscribe('phone'), notice, contact)).resolves.toBe('gone');
  });

  it.each([400, 401, 403, 429, 500])('that the service does not take now (%i) is tried again', async (status) => {
    service.answerWith(status);
    await expect(sender().send(service.subscribe('phone'), notice, contact)).rejects.toThrow(String(status));
  });

  it.each([400, 401, 403])(
    'that the service refuses (%i) ends its address, once that is not our own fault',
    async (status) => {
      const careful = sender();
      const [phone, desk] = [service.subscribe('phone'), service.subscribe('desk')];
      service.answerWith(status);
      await expect(careful.send(phone, notice, contact)).rejects.toThrow(String(status));
      service.answerWith(201);
      await careful.send(desk, notice, contact);
      service.answerWith(status);
      await expect(careful.send(phone, notice, contact)).resolves.toBe('gone');
      await expect(careful.send(phone, notice, 'mailto:help@other.example')).rejects.toThrow(String(status));
    },
  );

  it('that is refused long after one was taken ends no address: the clock may be wrong by now', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const careful = sender();
    const phone = service.subscribe('phone');
    await careful.send(phone, notice, contact);
    vi.advanceTimersByTime(MINUTE);
    service.answerWith(403);
    await expect(careful.send(phone, notice, contact)).rejects.toThrow('403');
    service.answerWith(201);
    await careful.send(service.subscribe('desk'), notice, contact);
    service.answerWith(403);
    await expect(careful.send(phone, notice, contact)).resolves.toBe('gone');
  });

  it('waits where its service could not be reached, and holds up no other service; then one tries it', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const closed = await openPushService();
    const patient = createPushSender({ vapid, isService: () => true });
    const [phone, desk] = [closed.subscribe('phone'), service.subscribe('desk')];
    await closed.close();
    await expect(patient.send(phone, notice, contact)).rejects.toThrow('fetch failed');
    await expect(patient.send(phone, notice, contact)).rejects.toThrow('is left alone for now');
    await expect(patient.send(desk, notice, contact)).resolves.toBe('sent');
    vi.advanceTimersByTime(30 * SECOND);
    const tried = [patient.send(phone, notice, contact), patient.send(phone, notice, contact)];
    expect((await Promise.allSettled(tried)).map((each) => 'reason' in each && String(each.reason))).toEqual([
      'TypeError: fetch failed',
      `Error: The push service ${new URL(closed.origin).host} is left alone for now`,
    ]);
  });

  it.each([
    [429, '120'],
    [429, 'Sat, 21 Nov 2026 20:02:00 GMT'],
    [503, '120'],
  ])('waits as long as a service asks for (%i, %s), and goes on after that', async (status, wish) => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'], now: new Date('2026-11-21T20:00:00Z') });
    const patient = sender();
    const phone = service.subscribe('phone');
    service.answerWith(status, { 'retry-after': wish });
    await expect(patient.send(phone, notice, contact)).rejects.toThrow(`answered ${status}`);
    service.answerWith(201);
    vi.advanceTimersByTime(119 * SECOND);
    await expect(patient.send(phone, notice, contact)).rejects.toThrow('is left alone for now');
    vi.advanceTimersByTime(SECOND);
    await expect(patient.send(phone, notice, contact)).resolves.toBe('sent');
    await expect(patient.send(phone, notice, contact)).resolves.toBe('sent');
  });

  it('is tried again at once where a service that cannot now asks for no time', async () => {
    const eager = sender();
    const phone = service.subscribe('phone');
    service.answerWith(503);
    await expect(eager.send(phone, notice, contact)).rejects.toThrow('answered 503');
    service.answerWith(201);
    await expect(eager.send(phone, notice, contact)).resolves.toBe('sent');
  });

  it('goes to known services alone: no other door is knocked at', async () => {
    const careful = createPushSender({ vapid });
    await expect(careful.send(service.subscribe('phone'), notice, contact)).resolves.toBe('gone');
    expect(service.taken).toEqual([]);
  });
});
