// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useCallForm, type CallFormState } from '@parlour/api-client/call-form';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import { regions } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { hydratedAfter } from '@parlour/ui/testing/hydrated-after';
import { locationForm } from './location-form.ts';
import { PlaceFields } from './place-fields.tsx';
import type { TypedPlace } from './typed-place.ts';

const utrecht: TypedPlace = { country: 'NL', region: 'nl-utrecht', city: 'Zeist' };
const inUtrecht = { country: 'NL', region: 'nl-utrecht', city: '' };
const untold = { country: 'NL', region: '', city: '' };

function Fields({ drawn, keep }: { drawn: TypedPlace; keep: CallFormState<never>['draft']['keep'] }) {
  const form = useCallForm({ form: async () => locationForm, defaultValue: drawn });
  return <PlaceFields form={{ ...form, draft: { ...form.draft, keep } }} />;
}

/** Changes the server's page, lets its scripts come, and tells what the fields then say and what was heard. */
async function choose(drawn: TypedPlace, early: Partial<TypedPlace>) {
  const keep = vi.fn();
  const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
  client.setQueryData(regionsOptions().queryKey, regions);
  const router = createMemoryRouter([{ path: '*', element: <Fields {...{ drawn, keep }} /> }]);
  const page = () => (
    <PageFrame client={client}>
      <RouterProvider router={router} />
    </PageFrame>
  );
  const leave = await hydratedAfter(() => {
    for (const [name, value] of Object.entries(early)) fieldOf(name)!.value = value;
  }, page);
  onTestFinished(leave);
  return { shown: shown(), keep };
}

const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const shown = () => ({
  country: fieldOf('country')?.value,
  region: fieldOf('region')?.value,
  city: fieldOf('city')?.value ?? '',
});

it.each<[string, TypedPlace, Partial<TypedPlace>, TypedPlace]>([
  ['a city', utrecht, { city: 'Soest' }, { ...utrecht, city: 'Soest' }],
  ['a region, whose city is another', utrecht, { region: 'nl-gelderland' }, { ...untold, region: 'nl-gelderland' }],
  [
    'a region and a city',
    utrecht,
    { region: 'nl-gelderland', city: 'Ede' },
    { country: 'NL', region: 'nl-gelderland', city: 'Ede' },
  ],
  ['no region any more', utrecht, { region: '' }, untold],
  ['a country, whose regions are others', utrecht, { country: 'BE' }, { ...untold, country: 'BE' }],
  [
    'a country and a region',
    untold,
    { country: 'BE', region: 'be-antwerp' },
    { country: 'BE', region: 'be-antwerp', city: '' },
  ],
  ['a region of another country', untold, { region: 'be-antwerp' }, { country: 'BE', region: 'be-antwerp', city: '' }],
  ['a city without a region', untold, { city: 'Soest' }, { ...untold, city: 'Soest' }],
])('before the scripts came, %s is kept', async (_, drawn, early, then) => {
  const { shown, keep } = await choose(drawn, early);
  expect(shown).toEqual(then);
  expect(keep.mock.calls).toEqual([[then]]);
});

it('is not heard where nothing was chosen, nor where the list lacks the region', async () => {
  expect(await choose(inUtrecht, {})).toMatchObject({ shown: inUtrecht });
  const { keep } = await choose({ country: 'AT', region: 'at-wien', city: '' }, {});
  expect(keep).not.toHaveBeenCalled();
});

it('a city that was typed first stays when its region is told', async () => {
  const { keep } = await choose(untold, { city: 'Soest' });
  fireEvent.change(screen.getByLabelText(/^Province/), { target: { value: 'nl-utrecht' } });
  expect(keep).toHaveBeenLastCalledWith({ country: 'NL', region: 'nl-utrecht', city: 'Soest' });
});
