// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { cardOf, member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { SwipePage } from './swipe-page.tsx';

afterEach(cleanup);

const round = {
  queue: [cardOf('Claire', { age: 52 })],
  likes_left: 0,
  likes_per_day: 4,
  resets_at: '2026-11-21T23:00:00.000Z',
  can_undo: true,
};
const open = () =>
  renderPage(<SwipePage />, { 'GET /api/user.php': () => member(), 'GET /api/swipe.php': () => round });
const deck = () => screen.findByRole('group', { name: 'Claire, 52' });

it('every key is told, to whoever hears the page and to whoever sees it', async () => {
  open();
  const told = document.getElementById((await deck()).getAttribute('aria-describedby')!)?.textContent;
  expect(told).toMatch(/^Left arrow .* up arrow .*\. Backspace takes the last pass back\.$/);
  const shown = [...document.querySelectorAll('aside li')].map(({ textContent }) => textContent);
  expect(shown).toEqual(['Pass', 'Later', 'Like', 'Open profile', 'Undo last pass']);
});

it('a like that is spent says so when a key is pressed for it', async () => {
  open();
  (await deck()).focus();
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('status').textContent).toMatch(/^No likes left today\. New ones come at /);
});
