// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { refusedForm } from '../refused-form.fixture.ts';
import { CorrectAddress } from './correct-address.tsx';

it('offers a member no way to log in where the address has an account', async () => {
  renderPage(<CorrectAddress lastResult={refusedForm({ typed: { email: 'a@b.nl' }, whole: 'email_in_use' })} />, {});
  expect(await screen.findByText('This email address already owns an account on this website.')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
