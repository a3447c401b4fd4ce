// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { profileOf, regions } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { ProfileHead } from './profile-head.tsx';

it('a fictional profile has the brand’s sign beside the brand’s word', async () => {
  const changes = { fictional_icon: 'feather', fictional_singular: 'penned profile' } as const;
  renderPage(<ProfileHead profile={profileOf('Mila', { fictional: true })} />, {}, { changes });
  expect((await screen.findByText('Penned profile')).querySelector('.lucide-feather')).not.toBeNull();
});

it.each([
  ['the city', { city: 'Zeist' }, 'Zeist · same region'],
  ['the region of whoever names no city', { city: null }, 'Gelderland · same region'],
  ['the country of whoever names neither', { city: null, region: null }, 'Netherlands · same region'],
])('says where somebody lives by %s', async (_, place, words) => {
  const profile = profileOf('Nora', { region: 'nl-gelderland', ...place });
  renderPage(<ProfileHead profile={profile} />, { 'GET /api/regions.php': () => regions });
  expect((await screen.findByText(words)).textContent).toContain(' ·\u00A0same');
});
