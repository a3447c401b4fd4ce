// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitor } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { installTopLayer, pressEscapeIn } from '@parlour/ui/testing/top-layer';
import { SignUpModal } from './sign-up-modal.tsx';
import { fillIn, join, nora } from './sign-up.fixture.tsx';

beforeEach(() => window.localStorage.setItem('parlour.tracking', '{}'));
afterEach(cleanup);

describe('the sign-up over a page', () => {
  beforeAll(installTopLayer);
  const state = { open: true, reason: null, min_age: 18, steps: [], profile: nora };
  const modal = (answers: Answers = {}, changes = {}) => {
    const close = vi.fn();
    const page = <SignUpModal profileId={nora.id} next={`/members/${nora.id}`} onClose={close} />;
    return { close, ...renderPage(page, { 'GET /api/signup.php': () => state, ...answers }, { changes }) };
  };

  it('is about the member, can be put away, and leads to the log-in and back', async () => {
    const { close } = modal();
    const dialog = await screen.findByRole('dialog', { name: 'Say hello to Nora' });
    expect(new FormData(document.querySelector('form')!).get('profile_id')).toBe(nora.id);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      `/login?next=%2Fmembers%2F${nora.id}`,
    );
    pressEscapeIn(dialog);
    await userEvent.click(dialog);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(3);
  });

  it('is closed by its own button alone once something is typed', async () => {
    const { close } = modal();
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Say hello to Nora' });
    await userEvent.type(screen.getByRole('textbox', { name: /^Your message/ }), 'Hello');
    pressEscapeIn(dialog);
    await userEvent.click(dialog);
    expect(close).not.toHaveBeenCalled();
    expect(dialog.open).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
  });

  it('is closed by nothing while the call runs, and ends at the steps', async () => {
    let answer = (_reply: unknown) => {};
    const waiting = new Promise((resolve) => (answer = resolve));
    const { close, router } = modal({ 'POST /api/signup.php': () => waiting, 'GET /api/user.php': () => visitor });
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Say hello to Nora' });
    await fillIn();
    await userEvent.click(join());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
    pressEscapeIn(dialog);
    await userEvent.click(dialog);
    expect(close).not.toHaveBeenCalled();
    expect(dialog.open).toBe(true);
    answer({ user: { id: nora.id } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/complete-signup'));
  });

  it('says why nobody can join', async () => {
    modal({}, { signups: 'none' });
    expect(await screen.findByRole('heading', { name: 'Sign-up is closed' })).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
  });
});
