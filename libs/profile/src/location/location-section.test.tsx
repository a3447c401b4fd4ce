// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { member, profileOf, regions } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { LocationSection } from './location-section.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const show = (isDone = false, place: object = {}) =>
  renderPage(<LocationSection isDone={isDone} />, {
    'GET /api/user.php': () => member(),
    'GET /api/profile.php': () => ({ profile: profileOf('Lucas', { relation: undefined, ...place }) }),
    'GET /api/regions.php': () => regions,
    'PUT /api/location.php': ({ body }) => ({ location: { region: null, city: null, ...(body as object) } }),
  });

it('says where one lives, keeps another place, and says so', async () => {
  const { asked } = show();
  await userEvent.selectOptions(await screen.findByLabelText('Country'), 'Belgium');
  await userEvent.selectOptions(screen.getByLabelText(/^Province/), 'Antwerp');
  await userEvent.click(screen.getByRole('button', { name: 'Save Location' }));
  expect(await screen.findByText('Toast: Saved')).toBeTruthy();
  expect(asked.find(({ call }) => call.method === 'PUT')?.body).toEqual({
    country: 'BE',
    region: 'be-antwerp',
    city: null,
  });
  expect(await screen.findByText('Antwerp, Belgium')).toBeTruthy();
});

it('posts to its own place without JavaScript, and says there what was saved', async () => {
  show(true);
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(screen.getByLabelText('Country').closest('form')?.getAttribute('action')).toBe('/settings?part=location');
});

it('keeps a chosen place whole where another was saved elsewhere before the page came back', async () => {
  show();
  await userEvent.selectOptions(await screen.findByLabelText(/^Province/), 'Gelderland');
  cleanup();
  show(false, { country: 'BE', region: 'be-antwerp', city: null });
  expect(await screen.findByText('These changes are not saved yet.')).toBeTruthy();
  const chosen = ['Country', /^Province/, /^City/].map(
    (label) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value,
  );
  expect(chosen).toEqual(['NL', 'nl-gelderland', '']);
});
