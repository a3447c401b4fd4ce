// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sessionBegan } from '@parlour/api-client/account/session';
import { userOptions } from '@parlour/api-client/account/user';
import { sessionLeft } from '@parlour/api-client/session-ended';
import { bindTransport } from '@parlour/api-client/transport';
import { pushOwnerFact } from '@parlour/state/device/push-owner';
import { storedFactKey } from '@parlour/state/stored/stored-fact';
import { followViewer } from './follow-viewer.ts';
import { ada, bea, nobody, type Reply } from './who-is-here.fixture.ts';

const { queryKey } = userOptions();

let client: QueryClient;
let leave = () => {};

beforeEach(() => {
  vi.stubGlobal('location', { reload: vi.fn() });
  client = new QueryClient();
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
});

/** A page that was loaded for somebody. */
function load(reply: Reply): void {
  client.setQueryData(queryKey, reply);
  leave = followViewer(client);
}

describe('what the device shows of a member’s notifications', () => {
  const close = vi.fn();
  const getNotifications = vi.fn(async (_: { tag?: string }) => [{ close }, { close }]);
  beforeEach(() => {
    localStorage.setItem(storedFactKey(pushOwnerFact), '"ada"');
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => ({ getNotifications }) },
    });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  it('stays for as long as they are here', async () => {
    load(ada);
    client.setQueryData(queryKey, { ...ada });
    await settled();
    expect(close).not.toHaveBeenCalled();
  });

  it.each([
    ['for nobody, as after a log-out without scripts', nobody],
    ['for somebody else', bea],
  ])('goes with a page that is loaded %s', async (_, reply) => {
    load(reply);
    await settled();
    expect(close).toHaveBeenCalledTimes(2);
    expect(getNotifications).toHaveBeenCalledWith({ tag: undefined });
  });

  it('goes as they leave', async () => {
    load(ada);
    sessionLeft.announce();
    await settled();
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('goes where somebody else logs in on their page', async () => {
    load(ada);
    bindTransport(client, async () => bea);
    await sessionBegan(client);
    await settled();
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('stays for who turned them on, where that is not known', async () => {
    localStorage.removeItem(storedFactKey(pushOwnerFact));
    load(bea);
    await settled();
    expect(close).not.toHaveBeenCalled();
  });
});
