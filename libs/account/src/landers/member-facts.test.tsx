// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cardOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { MemberFacts } from './member-facts.tsx';

it('a fictional profile has the brand’s sign beside the brand’s word', async () => {
  const changes = { fictional_icon: 'feather', fictional_singular: 'penned profile' } as const;
  renderPage(<MemberFacts profile={cardOf('Mila', { fictional: true })} />, {}, { changes });
  expect((await screen.findByText('Penned profile')).querySelector('.lucide-feather')).not.toBeNull();
});
