// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { signUpProgress, type KeptSteps } from '@parlour/models/account/sign-up/sign-up-steps';
import { heading, open, press, stepOf } from './sign-up-steps.fixture.tsx';

beforeEach(() => window.localStorage.clear());

describe('the steps of the sign-up', () => {
  it('say where one is, can be left for later, and go on with the next open one', async () => {
    const page = open('photo', { kept: { location: 'done' } });
    expect(await heading('Show them who is writing')).toBeTruthy();
    expect(screen.queryByText('Required')).toBeNull();
    expect(screen.getByText('Step 2 of 7')).toBeTruthy();
    expect(screen.getByRole('heading', { description: /^Step 2 of 7 · / })).toBe(
      await heading('Show them who is writing'),
    );
    expect(screen.getByRole('link', { name: 'Continue later' }).getAttribute('href')).toBe('/');
    await press('Skip for now');
    expect(await heading('A few facts about you')).toBeTruthy();
    expect(stepOf(page)).toBe('personal');
    expect(document.activeElement).toBe(await heading('A few facts about you'));
  });

  it('are walked through with the browser’s way back and forward', async () => {
    const page = open('photo');
    await press('Save and continue');
    expect(await heading('Where do you live?')).toBeTruthy();
    await page.router.navigate(-1);
    expect(await heading('Show them who is writing')).toBeTruthy();
    await page.router.navigate(1);
    expect(await heading('Where do you live?')).toBeTruthy();
  });

  it('are marked once, however often one presses', async () => {
    let answer = (_reply: unknown) => {};
    const waiting = new Promise((resolve) => (answer = resolve));
    const { asked } = open('about', { answers: { 'PUT /api/signup.php': () => waiting } });
    await press('Skip for now');
    await press('Skip for now');
    expect(asked.filter(({ call }) => call.method === 'PUT').map(({ body }) => body)).toEqual([
      { step: 'about', state: 'skipped' },
    ]);
    answer({ signup: signUpProgress({ about: 'skipped' }, false) });
    expect(await heading('Hear at once when somebody writes')).toBeTruthy();
  });

  it('that the brand requires offer no way round', async () => {
    open('photo', { required: ['photo'] });
    expect(await heading('Show them who is writing')).toBeTruthy();
    expect(screen.getByText('Required')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save and continue' })).toBeTruthy();
  });

  it('work without JavaScript: leaving one is a form of its own, with the page’s token', async () => {
    open('photo');
    const skip = await screen.findByRole<HTMLButtonElement>('button', { name: 'Skip for now' });
    expect(skip.type).toBe('submit');
    expect(Object.fromEntries(new FormData(skip.form!))).toEqual({ form_token: 'token', skip: 'photo' });
    expect(skip.form!.method).toBe('post');
    expect(skip.form!.hasAttribute('action')).toBe(false);
  });

  it('take what the address told of the origin from the device', async () => {
    window.localStorage.setItem('parlour.tracking', JSON.stringify({ ref: 'friend' }));
    open('photo');
    await heading('Show them who is writing');
    await waitFor(() => expect(window.localStorage.getItem('parlour.tracking')).toBe('{}'));
  });

  it('lead to the people one may meet when all is told', async () => {
    const done: KeptSteps = { message: 'done', location: 'done', personal: 'done', about: 'done', push: 'done' };
    const { router } = open('photo', {
      answers: {
        'PUT /api/signup.php': () => ({ signup: signUpProgress({ ...done, photo: 'skipped' }, true) }),
      },
    });
    await press('Skip for now');
    await waitFor(() => expect(router.state.location.pathname).toBe('/signup-matches'));
  });
});
