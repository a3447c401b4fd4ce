// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { profileOptions } from '@parlour/api-client/profile/profile';
import { interests } from '@parlour/models/interests';
import { member, profileOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { OwnWords } from './own-words.tsx';

const nora = profileOf('Nora', { interests: [...interests] });
const silent = profileOf('Vera', { about_me: null, interests: [] });

const open = (id: string, nextId?: string) =>
  renderPage(<OwnWords id={id} nextId={nextId} />, {
    'GET /api/user.php': () => member({ interests: [interests[20], interests[30]] }),
    'GET /api/profile.php': ({ query }) => ({ profile: [nora, silent].find(({ id: one }) => one === query?.['id']) }),
  });

it('are what the member wrote and is interested in, what is shared first', async () => {
  open(nora.id);
  expect(await screen.findByRole('heading', { name: 'In their own words' })).toBeTruthy();
  expect(screen.getByText('I close at six.').getAttribute('lang')).toBe('');
  const chips = screen.getAllByRole('listitem');
  expect(chips).toHaveLength(6);
  expect(chips.map((chip) => chip.querySelector('svg') !== null)).toEqual([true, true, ...Array(4).fill(false)]);
});

it('of whoever comes next are there before their card is', async () => {
  const { asked } = open(nora.id, silent.id);
  await waitFor(() => expect(asked.map(({ query }) => query)).toContainEqual({ id: silent.id }));
});

it('of who wrote nothing are no heading', async () => {
  const { client } = open(silent.id);
  await waitFor(() => expect(client.getQueryData(profileOptions(silent.id).queryKey)).toBeDefined());
  expect(screen.queryByRole('heading')).toBeNull();
});
