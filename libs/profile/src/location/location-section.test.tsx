// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { member, profileOf, regions } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { LocationSection } from './location-section.tsx';

const show = (isDone = false) =>
  renderPage(<LocationSection isDone={isDone} />, {
    'GET /api/user.php': () => member(),
    'GET /api/profile.php': () => ({ profile: profileOf('Lucas', { relation: undefined }) }),
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
