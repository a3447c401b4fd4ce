// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import { cardOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { SignUpModalPlace } from './sign-up-modal-place.tsx';

beforeAll(installTopLayer);
afterEach(cleanup);

const nora = cardOf('Nora');

it('the sign-up stays while the address of its page changes, and goes with the page', async () => {
  const page = (
    <>
      <a href={addresses.memberSignup.href({ id: nora.id })}>Like Nora</a>
      <SignUpModalPlace />
    </>
  );
  const state = { open: true, reason: null, min_age: 18, steps: [], profile: nora };
  const { router } = renderPage(page, { 'GET /api/signup.php': () => state }, { address: '/members?t=5' });
  await userEvent.click(screen.getByRole('link', { name: 'Like Nora' }));
  await screen.findByRole('dialog', { name: 'Say hello to Nora' });
  await act(() => router.navigate('/members', { replace: true }));
  expect(screen.getByRole('dialog', { name: 'Say hello to Nora' })).toBeTruthy();
  await act(() => router.navigate('/pricing'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
