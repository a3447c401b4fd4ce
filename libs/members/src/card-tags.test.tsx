// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fictionalIcons } from '@parlour/models/members/disclosure-signs';
import { cardOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { CardTags } from './card-tags.tsx';

it.each(fictionalIcons)('a fictional profile has the brand’s sign beside the brand’s word: %s', async (icon) => {
  const changes = { fictional_icon: icon, fictional_singular: 'penned profile' };
  renderPage(<CardTags profile={cardOf('Mila', { fictional: true })} />, {}, { changes });
  const tag = await screen.findByText('Penned profile');
  expect(tag.querySelector('svg')?.classList).toContain(`lucide-${icon}`);
});
