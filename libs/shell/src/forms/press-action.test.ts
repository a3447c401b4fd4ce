import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { getUser } from '@parlour/contract/account/user/get-user';
import type { CallRequest } from '@parlour/api-client/transport';
import { pageContext, type PageContext } from '../page-context.ts';
import { pageQueries } from '../page-queries.ts';
import { action as likesAction } from '../routes/likes.tsx';
import { action as notificationsAction } from '../routes/notifications.tsx';
import { action as settingsAction } from '../routes/settings.tsx';
import { pressAction } from './press-action.ts';

interface Post {
  address?: string;
  /** False where the form is not of this site. */
  mayPost?: boolean;
  /** Null where the session has ended. */
  user?: { id: string } | null;
  answer?: (request: CallRequest) => unknown;
}

/** What an action is given when a form without fields is posted to it. */
function posted({
  address = '/likes/received',
  mayPost = true,
  user = { id: 'somebody' },
  answer = () => undefined,
}: Post = {}): never {
  const context = new RouterContextProvider();
  context.set(pageContext, {
    queries: pageQueries(async (request) =>
      request.call === getUser ? { user, counts: { unread: 0, new_likes: 0 } } : answer(request),
    ),
    readForm: async () => {
      if (!mayPost) throw new Response(null, { status: 403 });
      return { values: new FormData(), idempotencyKey: 'key' };
    },
  } as unknown as PageContext);
  return {
    context,
    params: {},
    request: new Request(`http://parlour.localhost${address}`, { method: 'POST' }),
  } as never;
}
const press = (act: () => Promise<unknown>, post?: Post) => pressAction(act, '/next')(posted(post));
const outcome = ({ status, headers }: Response) => [status, headers.get('location')];

it('acts and goes on', async () => {
  const act = vi.fn(async () => {});
  expect(outcome(await press(act))).toEqual([303, '/next']);
  expect(act).toHaveBeenCalledOnce();
});

it('does nothing for a form of somebody else', async () => {
  const act = vi.fn(async () => {});
  await expect(press(act, { mayPost: false })).rejects.toMatchObject({ status: 403 });
  expect(act).not.toHaveBeenCalled();
});

it('has the error page say what was refused, and asks who is logged out to log in', async () => {
  const refused = press(() => Promise.reject(new ApiError(500, { code: 'server_error' })));
  await expect(refused).rejects.toMatchObject({ data: { code: 'server_error' }, init: { status: 500 } });
  const loggedOut = press(() =>
    Promise.reject(new ApiError(403, { code: 'authentication_required', authenticationRequired: true })),
  );
  const answer: unknown = await loggedOut.catch((thrown: unknown) => thrown);
  expect((answer as Response).headers.get('location')).toBe('/login?next=%2Flikes%2Freceived');
});

it('logs out, where the session has ended already too, and marks all likes as seen', async () => {
  const asked: CallRequest[] = [];
  const answer = (request: CallRequest) => {
    asked.push(request);
    return { total_new: 0 };
  };
  const hasEnded = () => {
    throw new ApiError(403, { code: 'authentication_required', authenticationRequired: true });
  };
  const address = '/settings?part=log-out';
  expect(outcome((await settingsAction(posted({ address, answer }))) as Response)).toEqual([303, '/']);
  const ended = posted({ address, answer: hasEnded, user: null, mayPost: false });
  expect(outcome((await settingsAction(ended)) as Response)).toEqual([303, '/']);
  expect(outcome(await likesAction(posted({ answer })))).toEqual([303, '/likes/received']);
  expect(asked.map(({ call, body }) => [call.method, call.path, body])).toEqual([
    ['POST', '/api/logout.php', {}],
    ['PUT', '/api/like.php', { all: true }],
  ]);
});

it('marks all notifications as seen, up to the newest there is', async () => {
  const asked: CallRequest[] = [];
  const notifications = [{ happened_at: '2026-11-21T19:00:00.000Z' }, { happened_at: '2026-11-20T19:00:00.000Z' }];
  const answer = (request: CallRequest) => {
    asked.push(request);
    return request.call.method === 'GET' ? { notifications, page: 1, pages: 1, total: 2 } : undefined;
  };
  const answered = await notificationsAction(posted({ address: '/notifications', answer }));
  expect(outcome(answered)).toEqual([303, '/notifications']);
  expect(asked.map(({ call, body }) => [call.method, call.path, body])).toContainEqual([
    'PUT',
    '/api/notifications.php',
    { seen_until: '2026-11-21T19:00:00.000Z' },
  ]);
});
