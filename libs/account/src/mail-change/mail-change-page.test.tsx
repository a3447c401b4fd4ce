// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { member, visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { mailChangeDoneAddress, readMailChange } from './mail-change-address.ts';
import { MailChangePage } from './mail-change-page.tsx';

const read = (text: string) => readMailChange(new URLSearchParams(text));
const refuse = (error: ApiError) => () => {
  throw error;
};

describe('the address of a change of address', () => {
  it('says what a mailed link does, or has done', () => {
    expect(read('token=abc&action=undo')).toEqual({ state: 'asked', action: 'undo', token: 'abc' });
    expect(read('token=abc&action=other')).toEqual({ state: 'asked', action: 'confirm', token: 'abc' });
    expect(read('done=undo')).toEqual({ state: 'done', action: 'undo' });
    expect(mailChangeDoneAddress('undo')).toBe('/mail-change/do?done=undo');
  });
});

describe('a mailed link', () => {
  for (const [action, act] of [
    ['confirm', 'Confirm my new address'],
    ['undo', 'Keep this address'],
  ] as const) {
    it(`to ${action} does nothing until its button is pressed`, async () => {
      const { asked, router } = renderPage(<MailChangePage address={read(`token=abc&action=${action}`)} />, {
        'PUT /api/mail-change.php': () => ({ user: null }),
        'GET /api/user.php': () => visitor,
      });
      expect(asked).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: act }));
      await waitFor(() => expect(router.state.location.search).toBe(`?done=${action}`));
      expect(asked[0]?.body).toEqual({ token: 'abc', action });
    });
  }

  it('that no longer works leads to the settings, where another is asked for', async () => {
    renderPage(<MailChangePage address={read('token=abc')} />, {
      'PUT /api/mail-change.php': refuse(new ApiError(410, { code: 'link_expired' })),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm my new address' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Link expired or invalid');
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
  });

  it.each([
    ['action=confirm', visitor, 'Home page', '/'],
    ['action=confirm', member(), 'Settings', '/settings'],
    ['action=undo', visitor, 'Choose a new password', '/reset-password'],
  ])('without its token says at once that it no longer works (%s)', async (search, user, name, href) => {
    const { asked } = renderPage(<MailChangePage address={read(search)} />, { 'GET /api/user.php': () => user });
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
    expect(screen.getByText(/^Link expired or invalid/)).toBeTruthy();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
    expect(screen.queryByRole('button')).toBeNull();
    expect(asked.filter(({ call }) => call.method !== 'GET')).toEqual([]);
  });

  it('undone: the password is next', () => {
    renderPage(<MailChangePage address={read('done=undo')} />);
    expect(screen.getByRole('link', { name: 'Choose a new password' }).getAttribute('href')).toBe('/reset-password');
  });
});
