// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { sessionEnded } from '@parlour/api-client/session-ended';
import { endSession } from './end-session.ts';

afterEach(() => vi.unstubAllGlobals());

it('leads from any page to the log-in in its language, and from there back to the page', () => {
  const assign = vi.fn();
  endSession();
  const endAt = (pathname: string, search = '') => {
    vi.stubGlobal('location', { pathname, search, assign });
    sessionEnded.announce();
  };
  endAt('/transactions', '?page=2');
  endAt('/de/transactions');
  endAt('/login');
  endAt('/de/login');
  expect(assign.mock.calls.flat()).toEqual([
    '/login?next=%2Ftransactions%3Fpage%3D2',
    '/de/login?next=%2Ftransactions',
  ]);
});

it('leads back to the page that its reader was on the way to', () => {
  const assign = vi.fn();
  endSession();
  vi.stubGlobal('location', { pathname: '/de/members', search: '', assign });
  const navigation = { state: 'loading', location: { pathname: '/de/settings', search: '?part=mail', hash: '' } };
  vi.stubGlobal('__reactRouterDataRouter', { state: { navigation } });
  sessionEnded.announce();
  expect(assign).toHaveBeenLastCalledWith('/de/login?next=%2Fsettings%3Fpart%3Dmail');
});
