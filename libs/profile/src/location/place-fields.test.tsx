// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { loadCities } from '@parlour/models/profile/load-cities';
import { member, profileOf, regions } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { OwnProfilePage } from '../own/own-profile-page.tsx';
import { readOwnProfileView } from '../own/own-profile-view.ts';
import { locationForm } from './location-form.ts';

vi.mock('@parlour/models/profile/load-cities', { spy: true });

type Locate = (found: PositionCallback, failed: PositionErrorCallback) => void;

/** A browser that knows where it is, and what its owner allows. */
function deviceAt(locate: Locate, permission?: PermissionState): void {
  vi.stubGlobal('isSecureContext', true);
  const status = Object.assign(new EventTarget(), { state: permission });
  const permissions = permission && { query: async () => status };
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      geolocation: { value: { getCurrentPosition: locate } },
      permissions: { value: permissions },
    }),
  );
}
const utrecht: Locate = (found) =>
  found({ coords: { latitude: 52.0907374, longitude: 5.1214201 } } as GeolocationPosition);
const denied: Locate = (_, failed) => failed({ code: 1 } as GeolocationPositionError);
const unavailable: Locate = (_, failed) => failed({ code: 2 } as GeolocationPositionError);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
});

const openPlace = (answers: Answers = {}) =>
  renderPage(
    (search) => <OwnProfilePage {...readOwnProfileView(search)} />,
    {
      'GET /api/user.php': () => member(),
      'GET /api/profile.php': () => ({ profile: profileOf('Lucas', { relation: undefined }) }),
      'GET /api/regions.php': () => regions,
      'GET /api/photos.php': () => ({ photos: [], max: 3, used: 0 }),
      'PUT /api/location.php': ({ body }) => ({ location: { region: null, city: null, ...(body as object) } }),
      'GET /api/geocode.php': () => ({
        location: { country: 'NL', region: 'nl-gelderland', region_name: 'Gelderland', city: 'Arnhem' },
      }),
      ...answers,
    },
    { address: '/profile?edit=location' },
  );
const sent = ({ asked }: ReturnType<typeof openPlace>) => asked.find(({ call }) => call.method === 'PUT')?.body;
const valueOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
const locate = async () => userEvent.click(await screen.findByRole('button', { name: 'Use my location' }));

describe('a place from the lists', () => {
  it('has a country, its regions by their own word, and a city', async () => {
    const page = openPlace();
    await userEvent.selectOptions(await screen.findByLabelText('Country'), 'Belgium');
    expect(valueOf(/^Province/)).toBe('');
    expect(screen.queryByLabelText(/^City/)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText(/^Province/), 'Antwerp');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Toast: Saved')).toBeDefined();
    expect(sent(page)).toEqual({ country: 'BE', region: 'be-antwerp', city: null });
    expect(await screen.findByText('Antwerp, Belgium')).toBeDefined();
  });

  it.each([
    [{ country: 'NL', region: 'be-antwerp' }, 'region_unknown'],
    [{ country: 'NL', city: 'Zeist' }, 'region_unknown'],
    [{ country: 'Holland' }, 'value_unknown'],
  ])('is refused at its field: %j', (typed, code) => {
    expect(locationForm.schema.safeParse(typed).error?.issues[0]?.message).toBe(code);
  });

  it('offers the cities of its region, also where they could not be fetched at first', async () => {
    vi.mocked(loadCities).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    openPlace();
    const offered = () => [...screen.getByLabelText<HTMLInputElement>(/^City/).list!.options].map(({ text }) => text);
    await screen.findByLabelText(/^City/);
    expect(offered()).toEqual([]);
    act(() => onlineManager.setOnline(false));
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(offered()).toContain('Zeist'));
    await userEvent.selectOptions(screen.getByLabelText(/^Province/), 'Gelderland');
    await userEvent.type(screen.getByLabelText(/^City/), 'Ede');
    await waitFor(() => expect(offered()).toContain('Ede'));
  });

  it('says by its city that only larger towns are known, and which, before and after another is refused', async () => {
    openPlace({
      'PUT /api/location.php': () => {
        throw new ApiError(422, { code: 'validation_failed', fields: { city: 'value_unknown' } });
      },
    });
    const city = await screen.findByLabelText(/^City/);
    const said = () =>
      city
        .getAttribute('aria-describedby')!
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    await waitFor(() => expect(said().at(-1)).toMatch(/^We know only these towns: Utrecht, .*Zeist/));
    await userEvent.clear(city);
    await userEvent.type(city, 'Doorn');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const sentence = 'We know only larger towns: choose the nearest one, or leave this empty.';
    await waitFor(() => expect(said()).toContain(sentence));
    expect(screen.queryByText('Choose one of the values offered.')).toBeNull();
  });

  it('is undone like every other part', async () => {
    const page = openPlace();
    await userEvent.selectOptions(await screen.findByLabelText(/^Province/), 'Gelderland');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Toast: Undone');
    expect(page.asked.at(-1)?.body).toEqual({ country: 'NL', region: 'nl-utrecht', city: 'Utrecht' });
  });
});

describe('a place by the device', () => {
  it('is rounded before it leaves the browser, and shown before it is saved', async () => {
    deviceAt(utrecht, 'prompt');
    const page = openPlace();
    expect(await screen.findByText(/^Your browser asks you first/)).toBeDefined();
    await locate();
    expect(await screen.findByText('Found: Arnhem, Gelderland, Netherlands. Save it if that is right.')).toBeDefined();
    expect(page.asked.find(({ call }) => call.path === '/api/geocode.php')?.query).toEqual({
      lat: '52.09',
      lon: '5.12',
    });
    expect([valueOf('Country'), valueOf(/^Province/), valueOf(/^City/)]).toEqual(['NL', 'nl-gelderland', 'Arnhem']);
    expect(sent(page)).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Toast: Saved');
    expect(sent(page)).toEqual({ country: 'NL', region: 'nl-gelderland', city: 'Arnhem' });
  });

  it('comes too late for whoever has chosen another one, or has left', async () => {
    const found: PositionCallback[] = [];
    deviceAt((tell) => void found.push(tell), 'granted');
    const page = openPlace();
    await locate();
    await userEvent.selectOptions(screen.getByLabelText(/^Province/), 'Gelderland');
    await arrive();
    expect([valueOf(/^Province/), valueOf(/^City/)]).toEqual(['nl-gelderland', '']);
    await locate();
    expect(found).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await arrive();
    expect(page.asked.map(({ call }) => call.path)).not.toContain('/api/geocode.php');
    expect(window.sessionStorage).toHaveLength(0);

    async function arrive() {
      await act(async () => utrecht(found.at(-1)!, () => undefined));
      await act(() => vi.dynamicImportSettled());
    }
  });

  it('is looked for no longer once whoever asked has left', async () => {
    deviceAt(utrecht, 'granted');
    const { asked } = openPlace({ 'GET /api/geocode.php': () => new Promise(() => undefined) });
    const isGivenUp = () =>
      asked.filter(({ call }) => call.path === '/api/geocode.php').map(({ signal }) => signal?.aborted);
    await locate();
    await expect.poll(isGivenUp).toEqual([false]);
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(isGivenUp()).toEqual([true]);
  });

  it('has words for a browser that cannot tell', async () => {
    openPlace();
    expect(await screen.findByText(/^This browser cannot tell where you are/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
  });

  it('has words for one that has said yes', async () => {
    deviceAt(utrecht, 'granted');
    openPlace();
    expect(await screen.findByText('Only the city is kept, never the exact spot.')).toBeDefined();
  });

  it('helps whoever has said no, before or now', async () => {
    deviceAt(denied, 'denied');
    openPlace();
    expect(await screen.findByText(/open the settings of this site beside its address/)).toBeDefined();
    cleanup();
    deviceAt(denied);
    openPlace();
    await locate();
    expect(await screen.findByText(/^Your browser does not share your location/)).toBeDefined();
  });

  it('can be asked again by whoever closed the question, and leads to the list', async () => {
    deviceAt(denied, 'prompt');
    openPlace();
    await locate();
    expect(await screen.findByText('Your place could not be found. Choose it from the list.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Use my location' })).toBeDefined();
  });

  it.each([
    ['the device does not know', unavailable, {}],
    [
      'no city is near',
      utrecht,
      {
        'GET /api/geocode.php': () => {
          throw new ApiError(422, { code: 'geocode_failed' });
        },
      },
    ],
  ])('leads to the list where %s', async (_, device, answers) => {
    deviceAt(device, 'granted');
    openPlace(answers);
    await locate();
    expect(await screen.findByText('Your place could not be found. Choose it from the list.')).toBeDefined();
  });
});
