// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import { cardOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { SignUpModalPlace } from './sign-up-modal-place.tsx';

beforeAll(installTopLayer);

const nora = cardOf('Nora');

const state = { open: true, reason: null, min_age: 18, steps: [], profile: nora };
const answers = { 'GET /api/signup.php': () => state };

it('the sign-up stays while the address of its page changes, and goes with the page', async () => {
  const page = (
    <>
      <a href={addresses.memberSignup.href({ id: nora.id })}>Like Nora</a>
      <SignUpModalPlace />
    </>
  );
  const { router } = renderPage(page, answers, { address: '/members?t=5' });
  await userEvent.click(screen.getByRole('link', { name: 'Like Nora' }));
  await screen.findByRole('dialog', { name: 'Say hello to Nora' });
  await act(() => router.navigate('/members', { replace: true }));
  expect(screen.getByRole('dialog', { name: 'Say hello to Nora' })).toBeTruthy();
  await act(() => router.navigate('/pricing'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the focus goes to the page at the end of the sign-up where the link that opened it is gone', async () => {
  const page = (search: URLSearchParams) => (
    <>
      <main>{search.has('joined') ? null : <a href={addresses.memberSignup.href({ id: nora.id })}>Like Nora</a>}</main>
      <SignUpModalPlace />
    </>
  );
  const { router } = renderPage(page, answers, { address: '/members' });
  await userEvent.click(screen.getByRole('link', { name: 'Like Nora' }));
  await screen.findByRole('dialog', { name: 'Say hello to Nora' });
  await act(() => router.navigate('/members?joined'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
