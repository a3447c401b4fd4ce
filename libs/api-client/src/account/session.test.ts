// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { bindTransport } from '../transport.ts';
import { isSessionBeginning, sessionBegan, sessionsBegun } from './session.ts';
import { userOptions } from './user.ts';

afterEach(() => sessionStorage.clear());

const shown = ['members', 'page'];
const left = ['profile', 'one'];

function visitorsPage() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(userOptions().queryKey, { user: null } as never);
  client.setQueryData(left, 'as a visitor was shown it');
  const observer = new QueryObserver(client, {
    queryKey: shown,
    queryFn: () => 'for the member',
    initialData: 'for the visitor',
    staleTime: Infinity,
  });
  const leave = observer.subscribe(() => {});
  sessionStorage.setItem('parlour.draft..sign-up', 'Hello');
  sessionStorage.setItem('parlour.draft.ada.nora', 'Hello');
  return { client, leave };
}

it('forgets what a visitor was shown and wrote, and reads anew what the page shows and who is here', async () => {
  const { client, leave } = visitorsPage();
  const before = sessionsBegun();
  const during: boolean[] = [];
  bindTransport(client, async () => {
    during.push(isSessionBeginning());
    return { user: { id: 'ada' }, server_time: '2026-11-21T20:00:00.000Z' };
  });
  await sessionBegan(client);
  expect(client.getQueryData(left)).toBeUndefined();
  expect(client.getQueryData(shown)).toBe('for the member');
  expect(client.getQueryData(userOptions().queryKey)).toMatchObject({ user: { id: 'ada' } });
  expect(Object.keys(sessionStorage)).toEqual(['parlour.draft.ada.nora']);
  expect([during, isSessionBeginning(), sessionsBegun() - before]).toEqual([[true], false, 1]);
  leave();
  client.clear();
});

it('is no longer beginning where it cannot be read who is here', async () => {
  const { client, leave } = visitorsPage();
  bindTransport(client, () => Promise.reject(new Error('Nobody answers.')));
  await expect(sessionBegan(client)).rejects.toThrow('Nobody answers.');
  expect(isSessionBeginning()).toBe(false);
  leave();
  client.clear();
});
