// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { answers, many } from '../members.fixture.tsx';
import { MembersPage } from './members-page.tsx';

beforeAll(installTopLayer);

it('the city of a search is asked for within a region, where the brand offers it', async () => {
  const inZeist = { ...many.criteria, countryregion: 'nl-utrecht', city: 'Zeist' };
  const { asked } = renderPage(
    (search) => <MembersPage search={search} />,
    answers({ 'GET /api/members.php': () => ({ ...many, criteria: inZeist }) }),
    { address: '/members?country=NL&countryregion=nl-utrecht&city=zeist', changes: { search_fields: ['city'] } },
  );
  const rail = within(await screen.findByRole('complementary', { name: 'Filters' }));
  expect(rail.getByLabelText<HTMLInputElement>('City').value).toBe('Zeist');
  expect(asked.find(({ call }) => call.path === '/api/members.php')?.query).toMatchObject({ city: 'zeist' });
  expect(screen.getByText('800+ members · Zeist')).toBeDefined();
  const chips = within(screen.getByRole('list', { name: 'Filters in use' }));
  expect(chips.getByRole('link', { name: /Zeist/ }).getAttribute('href')).toBe(
    '/members?country=NL&countryregion=nl-utrecht',
  );
  await userEvent.selectOptions(rail.getByLabelText(/^Province/), '');
  await waitFor(() => expect(rail.queryByLabelText('City')).toBeNull());
});
