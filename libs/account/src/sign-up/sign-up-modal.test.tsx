// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import type { StepForm } from '@parlour/api-client/call-form/step-form';
import type { SignUpStep } from '@parlour/contract/types/user';
import { signUpProgress, type KeptSteps } from '@parlour/models/account/sign-up/sign-up-steps';
import { member, visitor } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { installTopLayer, pressEscapeIn } from '@parlour/ui/testing/top-layer';
import { CompleteSignUpPage } from '../sign-up-steps/complete-sign-up-page.tsx';
import { SignUpModal } from './sign-up-modal.tsx';
import { fillIn, join, nora } from './sign-up.fixture.tsx';

beforeEach(() => window.localStorage.setItem('parlour.tracking', '{}'));

/** The steps of the profile belong to another slice; here they are their buttons. */
const profileStep = ({ actions }: StepForm) => actions({ isPending: false });
const slots = { photo: profileStep, location: profileStep, personal: profileStep, about: profileStep };
const OverPage = ({ step }: { step: SignUpStep }) => <CompleteSignUpPage step={step} slots={slots} />;

const refuse = (): never => {
  throw new ApiError(500, { code: 'server_error' });
};

describe('the sign-up over a page', () => {
  beforeAll(installTopLayer);
  const state = { open: true, reason: null, min_age: 18, steps: [], profile: nora };
  const modal = (answers: Answers = {}, changes = {}) => {
    const close = vi.fn();
    const page = (
      <SignUpModal
        profileId={nora.id}
        next={`/members/${nora.id}`}
        onClose={close}
        loadSteps={async () => ({ Step: OverPage, prepare: async () => undefined })}
      />
    );
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

  it('says what must be said of the member: fictional, and a program', async () => {
    modal({ 'GET /api/signup.php': () => ({ ...state, profile: { ...nora, fictional: true } }) });
    for (const words of ['This is a demo member. A program answers here.', 'This profile is fictional.'])
      expect(await screen.findByText(words)).toBeTruthy();
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

  it('is closed by nothing while the call runs, and goes on with the steps over the page', async () => {
    let answer = (_reply: unknown) => {};
    const waiting = new Promise((resolve) => (answer = resolve));
    let kept: KeptSteps | null = null;
    const signup = () => signUpProgress(kept ?? {}, false);
    const { close, router } = modal({
      'POST /api/signup.php': () => waiting,
      'GET /api/user.php': () => (kept ? member({}, { status: 'not_confirmed', signup: signup() }) : visitor),
      'PUT /api/signup.php': ({ body }) => {
        kept = { ...kept, [(body as { step: SignUpStep }).step]: 'skipped' };
        return { signup: signup() };
      },
    });
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Say hello to Nora' });
    await fillIn();
    await userEvent.click(join());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
    pressEscapeIn(dialog);
    await userEvent.click(dialog);
    expect(close).not.toHaveBeenCalled();
    expect(dialog.open).toBe(true);
    kept = { message: 'done' };
    answer({ user: { id: nora.id } });

    const photo = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Show them who is writing' });
    expect(screen.getByText(/^Step 2/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Show them who is writing'));
    const described = document.activeElement?.getAttribute('aria-describedby');
    expect(document.getElementById(described!)?.textContent).toMatch(/^Step 2 of \d+ · /);
    pressEscapeIn(photo);
    await userEvent.click(photo);
    expect(photo.open).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Skip for now' }));
    await screen.findByRole('dialog', { name: 'Where do you live?' });
    expect(router.state.location.pathname).not.toBe('/complete-signup');
    expect(close).not.toHaveBeenCalled();
    const [, later] = screen.getAllByRole('button', { name: 'Continue later' });
    await userEvent.click(later!);
    expect(close).toHaveBeenCalledOnce();
  });

  it('goes on at the log-in where the account was made and no session has begun', async () => {
    const { router } = modal({
      'POST /api/signup.php': () => ({ user: { id: nora.id } }),
      'GET /api/user.php': () => visitor,
    });
    await screen.findByRole('dialog', { name: 'Say hello to Nora' });
    await fillIn();
    await userEvent.click(join());
    await waitFor(() => expect(router.state.location.pathname).toBe('/complete-signup'));
    expect(router.state.location.search).toBe('?joined=1');
  });

  it('says that it could not be read, until another try has read it', async () => {
    const answers = [refuse, refuse, () => state];
    modal({ 'GET /api/signup.php': () => answers.shift()?.() });
    expect((await screen.findByRole('alert')).textContent).toContain('An error occurred, please try again later');
    expect(screen.getByRole('link', { name: 'Go to the sign-up page' }).getAttribute('href')).toBe('/signup');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Say hello to Nora' })).toBeTruthy();
    expect(document.querySelector('form')).toBeTruthy();
  });

  it('says why nobody can join', async () => {
    modal({}, { signups: 'none' });
    expect(await screen.findByRole('heading', { name: 'Sign-up is closed' })).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
  });
});
