// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import { regions } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { hydratedAfter } from '@parlour/ui/testing/hydrated-after';
import { RegionChoice } from './region-choice.tsx';
import { usePlace } from './use-place.ts';

function Map() {
  const place = usePlace();
  return (
    <form id="join">
      <RegionChoice form="join" place={place} />
      <p>Lit: {place.chosen?.name}</p>
    </form>
  );
}

it('keeps the region that was chosen before the scripts came, and lights it on the map', async () => {
  const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
  client.setQueryData(regionsOptions().queryKey, regions);
  const router = createMemoryRouter([{ path: '*', element: <Map /> }]);
  const gelderland = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Gelderland' });
  const leave = await hydratedAfter(
    () => gelderland().click(),
    () => (
      <PageFrame client={client}>
        <RouterProvider router={router} />
      </PageFrame>
    ),
  );
  onTestFinished(leave);
  expect(gelderland().checked).toBe(true);
  expect(screen.getByText('Lit: Gelderland')).toBeTruthy();
});
