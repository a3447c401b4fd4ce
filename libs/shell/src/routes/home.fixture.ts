import { act, screen } from '@testing-library/react';
import { cardOf } from '@parlour/testing/page-data';

/** What the home page of a member reads beside who it is. */
export const evening = {
  'GET /api/likes.php': () => ({ likes: [], page: 1, pages: 1, total: 0, total_new: 0, counts: {} }),
  'GET /api/swipe.php?round': () => ({ likes_left: 3, likes_per_day: 4, resets_at: '2026-11-21T23:00:00.000Z' }),
  'GET /api/members.php': () => ({ profiles: [cardOf('Nora')], page: 1, pages: 1, total: 1 }),
  'GET /api/chats.php': () => ({ chats: [], total_unread: 0, requests: 0 }),
  'GET /api/discountcode.php': () => ({ discount_code: null }),
};

/** At every change of the page until Tom is greeted: was there something to be read? */
export async function contentSeenWhile(happens: () => Promise<unknown>): Promise<boolean[]> {
  const seen: boolean[] = [];
  const watch = new MutationObserver(() => {
    const content = document.querySelector('h1, p');
    seen.push(content !== null && content.closest('[style*="display: none"]') === null);
  });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  await act(happens);
  await screen.findByRole('heading', { name: 'Hello, Tom' });
  watch.disconnect();
  return seen;
}
