// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { renderPage } from '@parlour/testing/render-page';
import { CookieBar } from './cookie-bar.tsx';

afterEach(cleanup);

it('says aloud that a choice was not kept, and can be asked again', async () => {
  let tries = 0;
  renderPage(<CookieBar />, {
    'PUT /api/consents.php': () => {
      tries += 1;
      if (tries === 1) throw new ApiError(0, { code: 'offline' });
      return { consents: [], due: [] };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/We cannot be reached/);
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Your choice is kept.')).toBe(document.activeElement);
});
