// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { EmailSection } from './email-section.tsx';

/** Asks for an address that the server says is taken. */
async function ask(address: string) {
  const { asked } = renderPage(<EmailSection isDone={false} />, {
    'GET /api/user.php': () => member({}, { email: 'tom@example.com', status: 'active' }),
    'GET /api/mail-change.php': () => ({ waiting: null }),
    'POST /api/mail-change.php': () => {
      throw new ApiError(409, { code: 'email_in_use' });
    },
  });
  await screen.findByText('tom@example.com');
  await userEvent.type(screen.getByLabelText('New e-mail address'), address);
  await userEvent.type(screen.getByLabelText('Password'), 'the old one');
  await userEvent.click(screen.getByText('Send the e-mail to this address'));
  return asked;
}

it('one’s own address is said to be that, before anything is sent', async () => {
  const asked = await ask('Tom@Example.com');
  expect(await screen.findByText('This is already your address.')).toBeTruthy();
  expect(asked.some(({ call }) => call.method === 'POST')).toBe(false);
});

it('another one that is taken is not called one’s own', async () => {
  await ask('tim@example.com');
  expect(await screen.findByText('This email address already owns an account on this website.')).toBeTruthy();
});
