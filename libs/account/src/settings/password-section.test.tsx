// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { PasswordSection } from './password-section.tsx';

it.each([
  [0, 'offline'],
  [500, 'server_error'],
] as const)('of a password of which nobody knows whether it was changed says so: %i', async (status, code) => {
  const keys: unknown[] = [];
  renderPage(<PasswordSection isDone={false} />, {
    'GET /api/user.php': () => member({}, { email: 'tom@example.com', status: 'active' }),
    'PUT /api/password.php': ({ idempotencyKey }) => {
      keys.push(idempotencyKey);
      if (keys.length === 1) throw new ApiError(status, { code });
    },
  });
  await userEvent.click(await screen.findByText('Change my password'));
  await userEvent.type(screen.getByLabelText('Old password'), 'the old one');
  for (const label of ['New password', 'Repeat the new password']) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste('seven quiet lighthouses');
  }
  const save = screen.getByRole('button', { name: 'Save Password' });
  await userEvent.click(save);
  const words = 'We don’t know whether your password was changed. Press again to find out.';
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  await userEvent.click(save);
  expect(await screen.findByText(/^Toast: Your password has been changed/)).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});
