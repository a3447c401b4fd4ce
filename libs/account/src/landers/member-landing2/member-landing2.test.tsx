// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cardOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { LanderPage } from '../lander-page.tsx';
import { shownLander } from '../shown-lander.fixture.ts';

const open = (changes: Parameters<typeof shownLander>[1]) =>
  renderPage(<LanderPage type="member-landing2" drawn={[]} />, {
    'GET /api/lander.php': () => ({ lander: shownLander('member-landing2', changes) }),
  });

it.each(['a', 'b'] as const)('says that the lines to nobody begin one’s own profile: %s', async (variant) => {
  for (const changes of [{ variant }, { variant, profile: cardOf('Nora'), takes_message: false }]) {
    open(changes);
    expect(await screen.findByText(/about you.*your profile/)).toBeTruthy();
    expect(screen.getByText('What you write becomes the draft of your profile.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Join free' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/seal/i);
    cleanup();
  }
});

it('seals and sends the lines to somebody who takes them', async () => {
  open({ profile: cardOf('Nora') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Write to Nora.' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Seal and send' })).toBeTruthy();
});
