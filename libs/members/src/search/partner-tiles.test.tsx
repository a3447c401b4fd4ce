// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { cardOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { answers, many, renderMembers } from '../members.fixture.tsx';
import { MembersPage } from './members-page.tsx';

beforeAll(installTopLayer);

it('shows advertisements where the brand has them, labelled, and unlike members', async () => {
  const cameras = {
    id: 'cams',
    type: 'cam',
    label: 'Live cameras',
    image: 'camera',
    url: 'https://cams.example/',
    sponsored: true,
  };
  renderPage(
    (search) => <MembersPage search={search} />,
    {
      ...answers({
        'GET /api/members.php': () => ({
          ...many,
          profiles: Array.from({ length: 7 }, (_, place) => cardOf(`Nora ${place}`)),
        }),
        'GET /api/partner-tiles.php': () => ({ tiles: [cameras] }),
      }),
    },
    { address: '/members', changes: { member_resell: true } },
  );
  const advert = await screen.findByRole('link', { name: /^Advertisement/ });
  expect([advert.getAttribute('rel'), advert.getAttribute('href')]).toEqual([
    'sponsored noopener noreferrer',
    cameras.url,
  ]);
  expect(advert.textContent).toContain('Live cameras');
  expect(advert.closest('article')).toBeNull();
  expect(screen.getAllByRole('article')).toHaveLength(7);
});

it('asks nobody for advertisements where the brand has none', async () => {
  const { asked } = renderMembers();
  await screen.findAllByRole('article');
  expect(asked.map(({ call }) => call.path)).not.toContain('/api/partner-tiles.php');
});
