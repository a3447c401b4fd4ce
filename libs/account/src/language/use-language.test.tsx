// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import { member, visitor } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { useLanguage } from './use-language.ts';

const reload = vi.fn();
const assign = vi.fn();
const at = (pathname: string) =>
  vi.stubGlobal('location', { pathname, search: '?country=NL', hash: '', reload, assign });
beforeEach(() => at('/pricing'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  reload.mockClear();
  assign.mockClear();
  document.cookie = 'locale=; max-age=0; path=/';
});

function Switch() {
  const choose = useLanguage();
  return <button onClick={() => choose('nl')}>Nederlands</button>;
}

async function choose(answers: Answers): Promise<void> {
  const { client } = renderPage(<Switch />, answers);
  await client.query(userOptions());
  await userEvent.click(screen.getByRole('button'));
}

it('a member’s page stays as it is where the language cannot be kept, and says why', async () => {
  await choose({
    'GET /api/user.php': () => member(),
    'PUT /api/user.php': () => Promise.reject(new ApiError(503, { code: 'maintenance' })),
  });
  expect(await screen.findByText(/^Toast: We are working on the site/)).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  expect(document.cookie).not.toContain('locale');
});

it.each([
  ['member', member()],
  ['visitor', visitor],
])('the page of a %s begins anew in the language that was chosen', async (_, user) => {
  await choose({ 'GET /api/user.php': () => user, 'PUT /api/user.php': () => user });
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  // A member's is set by the answer.
  expect(document.cookie.includes('locale=nl')).toBe(user === visitor);
});

it('a page whose address names a language begins anew without it', async () => {
  at('/de/pricing');
  await choose({ 'GET /api/user.php': () => visitor });
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/pricing?country=NL'));
  expect(reload).not.toHaveBeenCalled();
});
