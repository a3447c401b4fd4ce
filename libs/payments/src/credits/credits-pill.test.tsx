// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { CreditsPill } from './credits-pill.tsx';

test.each([
  [{ paid_user: false, credits: 0 }, 'Get Premium', '/premium'],
  [{ paid_user: true, credits: 240 }, /240.*credits/, '/credits'],
  [{ paid_user: true, credits: 10 }, '10 credits left', '/credits'],
  [{ paid_user: true, credits: 0 }, '0 credits left', '/credits'],
])('the navigation shows %j as %s, which leads to %s', async (user, name, address) => {
  renderPage(<CreditsPill user={user} />, {});
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address);
});
