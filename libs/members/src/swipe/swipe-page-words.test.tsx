// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardOf, member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { SwipePage } from './swipe-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const round = {
  queue: [cardOf('Claire')],
  likes_left: 3,
  likes_per_day: 4,
  resets_at: '2026-11-21T23:00:00.000Z',
  can_undo: true,
};

describe('the words of whoever is on top', () => {
  const renderWords = (id: string, nextId: string | undefined) => (
    <p>
      {id} before {nextId ?? 'nobody'}
    </p>
  );
  const openOn = (isDesk: boolean) => {
    const matchMedia = () => ({ matches: isDesk, addEventListener() {}, removeEventListener() {} });
    vi.stubGlobal('matchMedia', matchMedia);
    const queue = [cardOf('Claire'), cardOf('Ida')];
    const ids = queue.map(({ id }) => id);
    renderPage(<SwipePage renderWords={renderWords} />, {
      'GET /api/user.php': () => member(),
      'GET /api/swipe.php': () => ({ ...round, queue: [...queue] }),
      'POST /api/swipe.php': () => {
        queue.shift();
        return { likes_left: 0, resets_at: round.resets_at, match: false, conversation_id: null };
      },
    });
    return ids;
  };
  afterEach(() => vi.unstubAllGlobals());

  it('stand beside the deck, and are the next one’s once they have gone', async () => {
    const [first, second] = openOn(true);
    expect(await screen.findByText(`${first} before ${second}`)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Pass' }));
    expect(await screen.findByText(`${second} before nobody`)).toBeTruthy();
  });

  it('are not asked for where there is no room for them', async () => {
    openOn(false);
    expect(await screen.findByRole('group', { name: /^Claire/ })).toBeTruthy();
    expect(screen.queryByText(/ before /)).toBeNull();
  });
});
