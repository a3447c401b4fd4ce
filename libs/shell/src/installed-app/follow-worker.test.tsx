// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { CONVERSATION } from '@parlour/testing/chat-data';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { FollowWorker } from './follow-worker.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Page() {
  return (
    <>
      <FollowWorker />
      {useQuery(userOptions()).data && <p>drawn</p>}
    </>
  );
}

/** A page with nothing new, to which a push comes late: what the device shows after the answer to it, and on its icon. */
async function hearLate(answer: () => object) {
  let shown = [CONVERSATION, 'like', 'match', 'summary', 'account'];
  const getNotifications = async ({ tag: wanted }: { tag?: string }) =>
    shown
      .filter((tag) => wanted === undefined || tag === wanted)
      .map((tag) => ({ tag, close: () => (shown = shown.filter((each) => each !== tag)) }));
  const worker = Object.assign(new EventTarget(), { getRegistration: async () => ({ getNotifications }) });
  const badge = vi.fn(async (_: number) => {});
  vi.stubGlobal('navigator', { serviceWorker: worker, setAppBadge: badge, clearAppBadge: () => badge(0) });
  const here = vi.fn(answer).mockReturnValueOnce({ ...member(), counts: { unread: 0, new_likes: 0 } });
  renderPage(<Page />, { 'GET /api/user.php': here });
  await screen.findByText('drawn');
  await act(
    async () => void worker.dispatchEvent(new MessageEvent('message', { data: { type: 'push', kind: 'like' } })),
  );
  await waitFor(() => expect(here).toHaveBeenCalledTimes(2));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return [shown, badge.mock.calls.flat()];
}

it.each([
  ['was seen already', 0, 0, ['account'], [0]],
  ['was seen, beside messages that were not', 2, 0, [CONVERSATION, 'summary', 'account'], [2]],
  ['is new', 0, 1, ['like', 'match', 'summary', 'account'], [1]],
])('of a push whose news %s the device shows what is new', async (_, unread, new_likes, left, badges) => {
  expect(await hearLate(() => ({ ...member(), counts: { unread, new_likes } }))).toEqual([left, badges]);
});

it('where nobody can say what is new, all of it stays', async () => {
  const [shown, badges] = await hearLate(() => {
    throw new ApiError(0, { code: 'offline' });
  });
  expect([shown?.length, badges]).toEqual([5, []]);
});
