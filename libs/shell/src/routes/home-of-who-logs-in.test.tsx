// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountKeys } from '@parlour/api-client/account/keys';
import { member, visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { contentSeenWhile, evening } from './home.fixture.ts';
import HomeRoute from './home.tsx';

test('the front door stays until the evening of whoever logs in there was fetched', async () => {
  let user: unknown = visitor;
  const { client } = renderPage(<HomeRoute />, { ...evening, 'GET /api/user.php': () => user });
  await screen.findByRole('heading', { level: 1 });
  user = member({ name: 'Tom' });
  const seen = await contentSeenWhile(() => client.invalidateQueries({ queryKey: accountKeys.user }));
  expect(new Set(seen)).toEqual(new Set([true]));
});
