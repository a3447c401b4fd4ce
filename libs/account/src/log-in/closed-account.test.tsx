// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { renderPage } from '@parlour/testing/render-page';
import { AccountDeletedPage } from '../leaving/account-deleted-page.tsx';
import { NewPasswordPage } from '../password/new-password-page.tsx';
import { refusedForm } from '../refused-form.fixture.ts';
import { LogInPage } from './log-in-page.tsx';

type Result = ReturnType<typeof refusedForm>;

const pages: Record<string, (lastResult: Result) => React.ReactNode> = {
  'the log-in by password': (lastResult) => <LogInPage next={null} token={null} lastResult={lastResult} />,
  'the log-in by a mailed link': (lastResult) => <LogInPage next={null} token="abc" lastResult={lastResult} />,
  'a new password': (lastResult) => <NewPasswordPage token="abc" lastResult={lastResult} />,
  'the way back': (lastResult) => <AccountDeletedPage token="abc" closed={false} lastResult={lastResult} />,
};

async function refuse(page: string, whole: ErrorCode, params = {}): Promise<string[]> {
  renderPage(pages[page]!(refusedForm({ whole, params })), {
    'GET /api/password-reset.php': () => ({ name_masked: 'T••' }),
  });
  const alert = await screen.findByRole('alert');
  return [alert.textContent, ...[...alert.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')];
}

it.each(Object.keys(pages))(
  '%s tells whoever is suspended until when, and what a complaint would be about',
  async (page) => {
    const [text, ...links] = await refuse(page, 'account_blocked', { until: '2026-12-24', about: '0191' });
    expect(text).toContain('The suspension ends on 24 December 2026. ');
    expect(links[0]).toBe('/complaints?about=0191');
    expect(links, 'and not to another mail').not.toContain('/reset-password');
  },
);

it.each(Object.keys(pages).slice(0, 3))('%s leads whoever is leaving to the way back', async (page) => {
  const [, ...links] = await refuse(page, 'account_pending_deletion');
  expect(links).toEqual(['/account-deleted']);
});
