// @vitest-environment jsdom
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../api-error.ts';
import { keptOutgoing } from './outgoing.ts';
import { resendLost } from './resend-lost.ts';
import { clientIds, closeLine, line, load, messageNamed, openLine, sent, writeOffline } from './resending.fixture.ts';
import { sendOut } from './send-message.ts';
import { forgetAllOutgoing, forgetOutgoing } from './sendings.ts';

beforeEach(openLine);
afterEach(closeLine);

/** The locks of a browser, which all its tabs ask for in turn. */
function installLocks(): void {
  const ends = new Map<string, Promise<unknown>>();
  const request = (name: string, act: () => Promise<unknown>) => {
    const over = Promise.resolve(ends.get(name)).then(act);
    ends.set(
      name,
      over.catch(() => {}),
    );
    return over;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

it('a connection that comes while something is under way is not missed', async () => {
  installLocks();
  await writeOffline('nora', 'first');
  const answered = Promise.withResolvers<void>();
  line.gate = answered.promise;
  line.failures = [new ApiError(0, { code: 'offline' })];
  const over = resendLost(line.client);
  await expect.poll(() => sent).toHaveBeenCalledOnce();
  const again = resendLost(line.client);
  answered.resolve();
  await Promise.all([over, again]);
  expect(clientIds()).toEqual(['first', 'first']);
});

it('what is removed with its conversation while it is in the queue holds up nothing that is written later', async () => {
  installLocks();
  await writeOffline('nora', 'first', 'second', 'third');
  const answered = Promise.withResolvers<void>();
  line.gate = answered.promise;
  const over = resendLost(line.client);
  await expect.poll(clientIds).toEqual(['first']);
  forgetAllOutgoing(line.client, 'nora');
  answered.resolve();
  await over;
  await writeOffline('nora', 'fourth');
  await resendLost(line.client);
  expect(clientIds()).toEqual(['first', 'fourth']);
});

it('what is sent again as the same one while it is in the queue is sent once, and nobody takes it back', async () => {
  installLocks();
  const answered = Promise.withResolvers<void>();
  line.gate = answered.promise;
  const go = (name: string) => sendOut(line.client, { profile_id: 'nora' }, 'nora', messageNamed(name));
  const first = go('first');
  const queued = go('second').catch((error: unknown) => error);
  await expect.poll(clientIds).toEqual(['first']);
  forgetOutgoing(line.client, 'nora', 'second');
  const again = go('second');
  expect(await queued).toMatchObject({ code: 'offline', mayHaveHappened: true });
  answered.resolve();
  await Promise.all([first, again]);
  expect(clientIds()).toEqual(['first', 'second']);
});

it('one tab sends after another, and what one has sent no other does', async () => {
  installLocks();
  await writeOffline('nora', 'first', 'second');
  const answered = Promise.withResolvers<void>();
  line.gate = answered.promise;
  const tabs = [resendLost(load()), resendLost(line.client), resendLost(load())];
  await expect.poll(clientIds).toEqual(['first']);
  await setImmediate();
  answered.resolve();
  await Promise.all(tabs);
  expect(clientIds()).toEqual(['first', 'second']);
});

it('somebody whom nothing reaches holds up nobody else', async () => {
  installLocks();
  await writeOffline('nora', 'first');
  line.gate = new Promise(() => {});
  void resendLost(line.client);
  await expect.poll(clientIds).toEqual(['first']);
  line.gate = undefined;
  await writeOffline('lucas', 'second');
  void resendLost(line.client);
  await expect.poll(clientIds).toEqual(['first', 'second']);
});

it('where the browser refuses the lock everything stays as it is', async () => {
  await writeOffline('nora', 'first');
  const request = () => Promise.reject(new DOMException('gone', 'InvalidStateError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  await resendLost(line.client);
  expect(keptOutgoing(line.client, 'nora')).toMatchObject([{ clientId: 'first', notSent: 'unsent' }]);
});
