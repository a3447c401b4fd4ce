// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { afterPaint } from '@parlour/ui/kit/behaviour/after-paint';
import { many, renderMembers } from '../members.fixture.tsx';

it.each([
  ['Men', { gender: 'male' }, '/members?country=BE&countryregion=be-antwerp'],
  ['Belgium', { country: 'BE' }, '/members?gender=male'],
  ['All countries', { country: null }, '/members?gender=male'],
])('counts %s among the filters in use where one is shown others by default', async (name, changed, href) => {
  renderMembers(
    { 'GET /api/members.php': () => ({ ...many, criteria: { ...many.criteria, ...changed } }) },
    '/members?gender=male&country=BE&countryregion=be-antwerp',
  );
  const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
  expect(chips.getByRole('link', { name: new RegExp(`Remove filter ?${name}`) }).getAttribute('href')).toBe(href);
});

it('names one age where the youngest is the oldest', async () => {
  const criteria = { ...many.criteria, min_age: 40, max_age: 40 };
  renderMembers({ 'GET /api/members.php': () => ({ ...many, criteria }) }, '/members?min_age=40&max_age=40');
  const chips = within(await screen.findByRole('list', { name: 'Filters in use' }));
  expect(chips.getByRole('link').textContent).toMatch(/40$/);
  expect(chips.getByRole('link').textContent).not.toContain('–');
});

it('keeps the order where the filters are cleared', async () => {
  renderMembers({}, '/members?online=1&sort=new');
  const rail = within(await screen.findByRole('complementary', { name: 'Filters' }));
  expect(rail.getByRole('link', { name: 'Clear' }).getAttribute('href')).toBe('/members?sort=new');
});

it('leaves what was chosen alone where the link to no filter opens another tab', async () => {
  renderMembers();
  const rail = within(await screen.findByRole('complementary', { name: 'Filters' }));
  const online = () => rail.getByRole<HTMLInputElement>('switch', { name: 'Online now' });
  await userEvent.click(online());
  const form = online();
  const keys = userEvent.setup();
  await keys.keyboard('{Control>}');
  await keys.click(rail.getByRole('link', { name: 'Clear' }));
  await act(() => new Promise<void>(afterPaint));
  expect(online()).toBe(form);
  expect(online().checked).toBe(true);
});
