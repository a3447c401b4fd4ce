// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { tellOfMatch } from '@parlour/api-client/members/new-match';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { mila, nora } from '../members.fixture.tsx';
import { MatchPlace } from './match-place.tsx';

beforeAll(installTopLayer);
afterEach(cleanup);

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
