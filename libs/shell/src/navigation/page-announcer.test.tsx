// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { PageAnnouncer } from './page-announcer.tsx';

/** A site whose head stays, and whose pages each lead to the other. */
function site(start = '/') {
  const Layout = () => (
    <>
      <Link to="/likes">To the likes</Link>
      <main>
        <Outlet />
      </main>
      <PageAnnouncer />
    </>
  );
  const page = (path: string, title: string, other: string) => ({
    path,
    element: (
      <section key={path}>
        <title>{title}</title>
        <Link to={other}>Go on</Link>
      </section>
    ),
  });
  const children = [
    page('/', 'Home', '/likes'),
    page('/likes', 'Likes', '/'),
    page('/credits/:choice?', 'Credits', '/credits/large'),
    page('/chats', 'Chats', '/chats/nora'),
    page('/chats/nora', 'Nora', '/chats'),
  ];
  const router = createMemoryRouter([{ element: <Layout />, children }], { initialEntries: [start] });
  render(<RouterProvider router={router} />);
  return router;
}
const said = () => screen.getByRole('status').textContent;
const main = () => screen.getByRole('main');

it('says nothing of the first page', () => {
  site();
  expect(said()).toBe('');
  expect(document.activeElement).toBe(document.body);
  expect(main().hasAttribute('tabindex')).toBe(false);
});

it('says the title of the next page, and takes the focus to it from a link that is gone', async () => {
  site();
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(said()).toBe('Likes');
  expect(document.activeElement).toBe(main());
});

it('says the next page of a list, whose title names it', async () => {
  const router = site();
  await act(() => router.navigate('/likes?page=1'));
  await act(() => router.navigate('/likes?page=2'));
  expect(said()).toBe('Likes');
  document.title = '(3) Likes';
  await act(() => router.navigate('/likes?page=3'));
  expect(said()).toBe('Likes');
});

it.each(['(7) Likes', '(99+) Likes'])('does not take what is unread for another title: %s', async (counted) => {
  const router = site('/likes');
  screen.getByRole('link', { name: 'To the likes' }).focus();
  document.title = counted;
  await act(() => router.navigate('/likes?page=2'));
  expect(said()).toBe('');
});

it('leaves the focus with a link that stays', async () => {
  site();
  await userEvent.click(screen.getByRole('link', { name: 'To the likes' }));
  expect(said()).toBe('Likes');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'To the likes' }));
});

it('says nothing where the page stays and only its search changes, and takes the focus to it from a link that is gone', async () => {
  const router = site();
  screen.getByRole('link', { name: 'To the likes' }).focus();
  await act(() => router.navigate('/?page=2'));
  expect(said()).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'To the likes' }));
  act(() => (document.activeElement as HTMLElement).blur());
  await act(() => router.navigate('/?page=3'));
  expect(said()).toBe('');
  expect(document.activeElement).toBe(main());
});

it('gives the focus back to the link that was followed when somebody comes back from where it led', async () => {
  const router = site();
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(document.activeElement).toBe(main());
  await act(() => router.navigate(-1));
  expect(said()).toBe('Home');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Go on' }));
  await act(() => router.navigate('/likes'));
  expect(document.activeElement, 'nobody has come back here').toBe(main());
});

it('gives the focus to the conversation that was left, where a link leads back to all of them', async () => {
  const router = site();
  await act(() => router.navigate('/chats/nora'));
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Go on' }));
  expect(document.activeElement?.getAttribute('href')).toBe('/chats/nora');
});

it('takes the focus to the page where that link is there, but not seen', async () => {
  const router = site();
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  HTMLElement.prototype.checkVisibility = () => false;
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility'));
  await act(() => router.navigate(-1));
  expect(document.activeElement).toBe(main());
});

it('says nothing where only the address is another', async () => {
  const router = site('/credits');
  screen.getByRole('link', { name: 'To the likes' }).focus();
  await act(() => router.navigate('/credits/large'));
  expect(said()).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'To the likes' }));
});
