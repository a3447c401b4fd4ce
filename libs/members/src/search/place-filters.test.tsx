// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import { regions } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { hydratedAfter } from '@parlour/ui/testing/hydrated-after';
import { PlaceFilters } from './place-filters.tsx';

const fieldOf = (name: string) => document.querySelector<HTMLSelectElement>(`[name="${name}"]`);

/** Chooses on the server's page, and lets its scripts come. */
async function chooseEarly(early: Record<string, string>): Promise<void> {
  const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
  client.setQueryData(regionsOptions().queryKey, regions);
  const page = () => (
    <PageFrame client={client} changes={{ search_fields: ['city'] }}>
      <PlaceFilters country="NL" region={null} city={null} />
    </PageFrame>
  );
  const leave = await hydratedAfter(() => {
    for (const [name, value] of Object.entries(early)) fieldOf(name)!.value = value;
  }, page);
  onTestFinished(leave);
}

it.each(['NL', 'BE'])(
  'the search in %s is shown as it is, also where the brand serves that country no longer',
  (country) => {
    const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
    client.setQueryData(regionsOptions().queryKey, regions);
    render(
      <PageFrame client={client} changes={{ countries: ['BE'] }}>
        <PlaceFilters country={country} region={null} city={null} />
      </PageFrame>,
    );
    expect(fieldOf('country')!.value).toBe(country);
    expect([...fieldOf('country')!.options].map(({ value }) => value)).toEqual([...new Set(['BE', country]), 'all']);
  },
);

it('a country that was chosen before the scripts came has its own regions beside it', async () => {
  await chooseEarly({ country: 'BE', countryregion: 'nl-utrecht' });
  expect(fieldOf('country')!.value).toBe('BE');
  const offered = [...fieldOf('countryregion')!.options].map(({ value }) => value);
  expect(offered).toEqual(['', ...regions.regions['BE']!.map(({ id }) => id)]);
  expect(screen.queryByRole('combobox', { name: 'City' })).toBeNull();
});

it('a region that was chosen before the scripts came asks for its city', async () => {
  await chooseEarly({ countryregion: 'nl-utrecht' });
  expect(fieldOf('countryregion')!.value).toBe('nl-utrecht');
  expect(screen.getByRole('combobox', { name: 'City' })).toBeTruthy();
});
