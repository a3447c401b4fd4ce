// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { regions } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { many } from '../members.fixture.tsx';
import { ResultsNews } from './results-news.tsx';

it('says what was found also where the same is searched anew, as "Clear" does without a filter', async () => {
  let come = () => {};
  const answer = () => new Promise<null>((resolve) => (come = () => resolve(null)));
  const results = { ...many, criteria: { ...many.criteria, gender: 'female' as const } };
  const news = <ResultsNews results={results} widened={null} outside={1} addressKey="" />;
  const router = createMemoryRouter([{ path: '/members', loader: answer, element: news }], {
    initialEntries: ['/members'],
    hydrationData: { loaderData: { 0: null } },
  });
  render(
    <PageFrame client={pageCache(() => Promise.resolve(regions))}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  const said = () => screen.getByRole('status').textContent;
  await screen.findByRole('status');
  expect(said()).toBe('');
  act(() => void router.navigate('/members'));
  expect(said()).toBe('Searching');
  await act(async () => come());
  expect(said()).toMatch(/^800\+ members/);
});
