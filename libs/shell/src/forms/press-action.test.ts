import { expect, it, vi } from 'vitest';
import { getUser } from '@parlour/contract/account/user/get-user';
import { member, visitor } from '@parlour/testing/page-data';
import { action as likesAction } from '../routes/likes.tsx';
import { action as notificationsAction } from '../routes/notifications.tsx';
import { action as settingsAction } from '../routes/settings.tsx';
import { inShort, refuse, routeArguments, type RouteArguments, type RouteWishes } from '../testing/route-arguments.ts';
import { ledTo, whereTo } from '../testing/where-to.ts';
import { pressAction } from './press-action.ts';

/** What an action is given when a form without fields is posted to it by a member. */
const pressed = (wishes: RouteWishes = {}) =>
  routeArguments({ address: '/likes/received', user: member(), posted: {}, answer: () => undefined, ...wishes });
/** A form that is not of this site. */
const foreign = {
  readForm: async () => {
    throw new Response(null, { status: 403 });
  },
};
const loggedOut = refuse(403, { code: 'authentication_required', authenticationRequired: true });

const press = (act: () => Promise<unknown>, wishes?: RouteWishes) => pressAction(act, '/next')(pressed(wishes));
/** What was asked beside who is here. */
const acts = ({ asked }: RouteArguments) => inShort(asked.filter(({ call }) => call !== getUser));

it('acts and goes on', async () => {
  const act = vi.fn(async () => {});
  expect(await ledTo(await press(act))).toEqual([303, '/next']);
  expect(act).toHaveBeenCalledOnce();
});

it('does nothing for a form of somebody else', async () => {
  const act = vi.fn(async () => {});
  await expect(press(act, { changes: foreign })).rejects.toMatchObject({ status: 403 });
  expect(act).not.toHaveBeenCalled();
});

it('has the error page say what was refused, and asks who is logged out to log in', async () => {
  const refused = press(async () => refuse(500, { code: 'server_error' })());
  await expect(refused).rejects.toMatchObject({ data: { code: 'server_error' }, init: { status: 500 } });
  expect(await whereTo(press(async () => loggedOut()))).toBe('/login?next=%2Flikes%2Freceived');
});

it('logs out, where the session has ended already too, and marks all likes as seen', async () => {
  const address = '/settings?part=log-out';
  const leaving = pressed({ address });
  expect(await ledTo(await settingsAction(leaving))).toEqual([303, '/']);
  expect(acts(leaving)).toEqual([['POST', '/api/logout.php', {}]]);
  const left = pressed({ address, answer: loggedOut, user: visitor, changes: foreign });
  expect(await ledTo(await settingsAction(left))).toEqual([303, '/']);
  const seeing = pressed({ answer: () => ({ total_new: 0 }) });
  expect(await ledTo(await likesAction(seeing))).toEqual([303, '/likes/received']);
  expect(acts(seeing)).toEqual([['PUT', '/api/like.php', { all: true }]]);
});

it('marks all notifications as seen, up to the newest there is', async () => {
  const notifications = [{ happened_at: '2026-11-21T19:00:00.000Z' }, { happened_at: '2026-11-20T19:00:00.000Z' }];
  const seeing = pressed({
    address: '/notifications',
    answer: ({ call }) => (call.method === 'GET' ? { notifications, page: 1, pages: 1, total: 2 } : undefined),
  });
  expect(await ledTo(await notificationsAction(seeing))).toEqual([303, '/notifications']);
  expect(acts(seeing)).toContainEqual(['PUT', '/api/notifications.php', { seen_until: '2026-11-21T19:00:00.000Z' }]);
});
