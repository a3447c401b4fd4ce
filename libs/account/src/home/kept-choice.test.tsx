// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { sessionBegan } from '@parlour/api-client/account/session';
import type { TileCard } from '@parlour/api-client/members/tile-card';
import { letPageGo } from '@parlour/state/page/hold-page';
import { cardOf, member, visitor } from '@parlour/testing/page-data';
import { pageCache, PageFrame, renderPage } from '@parlour/testing/render-page';
import { keepEarlyTexts } from '@parlour/ui/kit/forms/early/early-texts';
import { hydratedAfter } from '@parlour/ui/testing/hydrated-after';
import { refusedForm } from '../refused-form.fixture.ts';
import { VisitorHome, type VisitorHomeProps } from './visitor-home.tsx';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.setItem('parlour.tracking', '{}');
});

const ada = cardOf('Ada');
const bea = cardOf('Bea');
const cleo = cardOf('Cleo');
const crowd: TileCard[] = [cleo, cardOf('Dora'), cardOf('Edda'), ada];
const show = (members: readonly TileCard[], more: Partial<VisitorHomeProps> = {}) =>
  renderPage(<VisitorHome members={members} drawn={[]} {...more} />, { 'GET /api/user.php': () => member() });
const words = () => screen.getByLabelText<HTMLTextAreaElement>(/^Your message/);
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail address');
const shownAs = () => [screen.getByRole('heading', { name: /^Say hello to/ }).textContent, words().value];
const undelivered = 'Your message could not be delivered. You can send it to somebody else.';
const isTo = () => new FormData(document.querySelector('form')!).get('profile_id');

async function writeToBea() {
  const page = show([ada, bea]);
  await userEvent.type(words(), 'Hi Bea');
  return page;
}

it('keeps words with the member whom nobody has pressed, whoever has come since the reload', async () => {
  await writeToBea();
  cleanup();
  show([cleo, ada, bea]);
  expect(shownAs()).toEqual(['Say hello to Bea', 'Hi Bea']);
  cleanup();
  show([...crowd, bea]);
  expect(shownAs()).toEqual(['Say hello to Bea', 'Hi Bea']);
  expect(isTo()).toBe(bea.id);
  expect(screen.getAllByRole('radio', { name: /, \d+$/ })).toHaveLength(3);
});

it('shows nobody words to somebody else, where the member is gone after a reload', async () => {
  await writeToBea();
  await userEvent.type(email(), 'tom@example.com');
  cleanup();
  show(crowd);
  expect(shownAs()).toEqual(['Say hello to Dora', '']);
  expect(screen.getByText(undelivered)).toBeTruthy();
  expect(screen.getByText('Hi Bea'), 'to be taken along').toBeTruthy();
  expect(email().value).toBe('tom@example.com');
  await userEvent.type(email(), 'x');
  await userEvent.click(screen.getByRole('radio', { name: /Cleo/ }));
  cleanup();
  show([...crowd, bea]);
  expect(shownAs(), 'until there are others').toEqual(['Say hello to Bea', 'Hi Bea']);
});

it('keeps words to somebody else in place of those whose member is gone, from their first stroke', async () => {
  await writeToBea();
  cleanup();
  show([ada]);
  await userEvent.click(words());
  await userEvent.paste('Hello Ada, this is long');
  cleanup();
  show([bea, ada]);
  expect(shownAs()).toEqual(['Say hello to Ada', 'Hello Ada, this is long']);
  expect(screen.queryByText(undelivered)).toBeNull();
});

it('keeps words about oneself, too, where nobody is left to write to', async () => {
  await writeToBea();
  cleanup();
  show([]);
  expect(screen.getByText('Hi Bea')).toBeTruthy();
  const about = () => screen.getByLabelText<HTMLTextAreaElement>(/^A few words about you/);
  expect(about().value).toBe('');
  await userEvent.type(about(), 'I bake');
  cleanup();
  show([]);
  expect(about().value).toBe('I bake');
  expect(screen.queryByText(undelivered)).toBeNull();
});

it('shows nobody words to somebody else, where they came back without JavaScript', () => {
  const typed = { profile_id: bea.id, signup_message: 'Hi Bea' };
  show(crowd, { lastResult: refusedForm({ typed, at: { email: 'email_invalid' } }) });
  expect(shownAs()).toEqual(['Say hello to Dora', '']);
  expect(screen.getByText('Hi Bea')).toBeTruthy();
});

it('leaves kept words in their field where its visitor then presses another member, who is sent them', async () => {
  await writeToBea();
  cleanup();
  show([ada, bea]);
  await userEvent.click(screen.getByRole('radio', { name: /Ada/ }));
  expect(shownAs()).toEqual(['Say hello to Ada', 'Hi Bea']);
  expect(screen.queryByText(undelivered)).toBeNull();
});

it('takes words that were typed before the scripts came for words to whom the page showed then', async () => {
  await writeToBea();
  cleanup();
  const page = () => (
    <PageFrame client={pageCache(async () => visitor)}>
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: <VisitorHome members={[bea, ada]} drawn={[]} /> }])}
      />
    </PageFrame>
  );
  const leave = await hydratedAfter(() => {
    words().value = 'Hi Ada';
    keepEarlyTexts();
  }, page);
  expect(shownAs()).toEqual(['Say hello to Ada', 'Hi Ada']);
  leave();
});

it('leaves kept words with their member, whoever is pressed before the scripts come and the words are in sight', async () => {
  await writeToBea();
  cleanup();
  const element = <VisitorHome members={[bea, ada, cleo]} drawn={[]} />;
  const page = () => (
    <PageFrame client={pageCache(async () => visitor)}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </PageFrame>
  );
  const leave = await hydratedAfter(() => {
    screen.getByRole<HTMLInputElement>('radio', { name: /Cleo/ }).checked = true;
  }, page);
  expect(shownAs()).toEqual(['Say hello to Bea', 'Hi Bea']);
  expect(isTo()).toBe(bea.id);
  leave();
});

it('keeps words with their member while others come and the member goes', async () => {
  function Home() {
    const { data } = useQuery<TileCard[]>({
      queryKey: ['members'],
      queryFn: () => [ada, bea],
      initialData: [ada, bea],
      enabled: false,
    });
    return <VisitorHome members={data} drawn={[]} />;
  }
  const { client } = renderPage(<Home />);
  const change = (members: TileCard[]) => act(async () => void client.setQueryData(['members'], members));
  await userEvent.type(words(), 'Hi Bea');
  await change([cleo, ada, bea]);
  expect(shownAs()).toEqual(['Say hello to Bea', 'Hi Bea']);
  await change(crowd);
  expect(shownAs()).toEqual(['Say hello to Bea', 'Hi Bea']);
  expect(isTo()).toBe(bea.id);
});

it('is empty for the next visitor of the tab, once a session has begun or ended', async () => {
  const { client } = await writeToBea();
  await act(() => sessionBegan(client));
  cleanup();
  show([ada, bea]);
  expect(words().value).toBe('');
  await userEvent.type(email(), 'tom@example.com');
  cleanup();
  letPageGo();
  show([ada, bea]);
  expect(email().value).toBe('');
});
