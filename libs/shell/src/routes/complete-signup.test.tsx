// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageSettings } from '@parlour/testing/page-settings';
import { renderPage } from '@parlour/testing/render-page';
import CompleteSignUpRoute from './complete-signup.tsx';

it('a photo that came without JavaScript and was too large to be read is refused at its field', async () => {
  const profile = { id: 'p1', photos: [] };
  const answers = {
    'GET /api/user.php': () => ({ user: { profile, signup: { steps: [] } } }),
    'GET /api/profile.php': () => ({ profile }),
  };
  const address = '/complete-signup?step=photo&too_large=1';
  const state = { idx: 1 };
  window.history.replaceState(state, '', address);
  renderPage(<CompleteSignUpRoute />, answers, { address });
  const field = await screen.findByLabelText('Photo');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(
    screen.getByText(`This photo is too large. Use one of at most ${pageSettings.photo_limits.megabytes} MB.`),
  ).toBeTruthy();
  expect(window.location.search, 'loaded anew it does not say so again').toBe('?step=photo');
  expect(window.history.state, 'of the router').toEqual(state);
  expect(document.querySelector<HTMLFormElement>('form[enctype]')?.action).not.toContain('too_large');
});
