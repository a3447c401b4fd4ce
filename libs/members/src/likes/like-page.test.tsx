// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { cardOf, member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { matchWith } from '../match/match.fixture.ts';
import { MatchPlace } from '../match/match-place.tsx';
import { LikePage } from './like-page.tsx';

beforeAll(installTopLayer);

const nora = cardOf('Nora', { like_new: true });

it('shows whose like it is, has seen it, and answers it', async () => {
  let match = false;
  const page = (
    <>
      <LikePage id={nora.id} />
      <MatchPlace />
    </>
  );
  const { asked } = renderPage(page, {
    'GET /api/user.php': () => member(),
    'GET /api/like.php': () => ({
      like: { profile: nora, liked_at: '2026-11-21T12:00:00Z', like_new: !match, match },
    }),
    'PUT /api/like.php': () => ({ total_new: 0 }),
    'POST /api/like.php': () => {
      match = true;
      return matchWith(nora);
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nora likes you' })).toBeDefined();
  await waitFor(() =>
    expect(asked.find(({ call }) => call.method === 'PUT')?.body).toEqual({ profile_id: nora.id, like_new: false }),
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Like Nora back' });
  expect([button.type, button.getAttribute('formaction')]).toEqual(['submit', `/members/${nora.id}`]);
  const seen = screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all as seen', hidden: true });
  expect(seen.closest('[hidden]')?.matches('[data-unscripted]'), 'without scripts a press says it').toBe(true);
  expect([seen.name, seen.getAttribute('formaction')]).toEqual(['seen', `/members/${nora.id}`]);
  expect(seen.form?.elements.namedItem('form_token')).not.toBeNull();
  await userEvent.click(button);
  expect(await screen.findByRole('heading', { level: 1, name: 'You and Nora like each other' })).toBeDefined();
  await screen.findByRole('dialog', { name: 'It’s a match!' });
  const [next] = screen.getAllByRole('link', { name: 'Write to Nora' });
  expect(next?.getAttribute('href')).toBe(`/members/${nora.id}/chat`);
  expect(document.activeElement, 'the button is gone').toBe(next);
});

it('is not seen in a background tab before somebody looks', async () => {
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { asked } = renderPage(() => <LikePage id={nora.id} />, {
    'GET /api/user.php': () => member(),
    'GET /api/like.php': () => ({
      like: { profile: nora, liked_at: '2026-11-21T12:00:00Z', like_new: true, match: false },
    }),
    'PUT /api/like.php': () => ({ total_new: 0 }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Nora likes you' });
  const told = () => asked.filter(({ call }) => call.method === 'PUT');
  expect(told()).toEqual([]);
  shown.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(told()).toHaveLength(1));
  shown.mockRestore();
});

it('leaves the focus alone on a like that was answered before', async () => {
  renderPage(() => <LikePage id={nora.id} />, {
    'GET /api/user.php': () => member(),
    'GET /api/like.php': () => ({
      like: { profile: nora, liked_at: '2026-11-21T12:00:00Z', like_new: false, match: true },
    }),
  });
  await screen.findByRole('link', { name: 'Write to Nora' });
  expect(document.activeElement).toBe(document.body);
});
