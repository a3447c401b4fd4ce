// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { CreditsPill } from './credits-pill.tsx';

afterEach(cleanup);

test.each([
  [{ paid_user: false, credits: 0 }, 'Get Premium'],
  [{ paid_user: true, credits: 240 }, /240.*credits/],
  [{ paid_user: true, credits: 10 }, '10 credits left'],
  [{ paid_user: true, credits: 0 }, '0 credits left'],
])('the navigation shows %j as %s', async (user, name) => {
  renderPage(<CreditsPill user={user} />, {});
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/credits');
});
