// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { likeMutation } from '@parlour/api-client/members/like';
import { forgetMatch, tellOfMatch } from '@parlour/api-client/members/new-match';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { mila, nora } from '../members.fixture.tsx';
import { MatchPlace } from './match-place.tsx';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('./match-modal.tsx', (original) => {
  fetched();
  return original();
});

beforeAll(installTopLayer);

it('fetches its modal while the like is on its way', async () => {
  const { client } = renderPage(<MatchPlace />, { 'POST /api/like.php': () => new Promise(() => {}) });
  expect(fetched).not.toHaveBeenCalled();
  const like = client.getMutationCache().build(client, likeMutation(client));
  act(() => void like.execute({ profileId: nora.id, liked: true, source: 'list' }));
  await waitFor(() => expect(fetched).toHaveBeenCalled());
});

it('closes over a match that has ended', async () => {
  const { client } = renderPage(<MatchPlace />, { 'GET /api/user.php': () => member() });
  act(() => tellOfMatch(client, { profile: nora, conversationId: null }));
  await screen.findByRole('dialog');
  act(() => forgetMatch(client, nora.id));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('of two matches in a row each is shown, one after the other', async () => {
  const { client } = renderPage(<MatchPlace />, { 'GET /api/user.php': () => member() });
  act(() => {
    tellOfMatch(client, { profile: nora, conversationId: null });
    tellOfMatch(client, { profile: mila, conversationId: null });
  });
  const writeTo = (name: string) => screen.findByRole('link', { name: new RegExp(name) });
  expect(await writeTo('Nora')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await writeTo('Mila')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Nora/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
