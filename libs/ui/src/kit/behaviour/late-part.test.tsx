// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { drawnPart, latePart } from './late-part.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

async function draw(load: () => Promise<ComponentType<{ name: string }>>): Promise<string | null> {
  const Late = latePart(load);
  render(
    <main>
      <h1>Page</h1>
      <Suspense fallback="…">
        <Late name="Nora" />
      </Suspense>
    </main>,
  );
  await expect.poll(() => screen.getByRole('main').textContent).not.toContain('…');
  return screen.getByRole('main').textContent;
}

test('a late part stands in the page once it was fetched', async () => {
  expect(await draw(async () => Greeting)).toBe('PageHello Nora');
});

test('one that cannot be fetched is left out, and the page stays', async () => {
  expect(await draw(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('Page');
});

/** A page as the server has drawn it, and the same in the browser with what is given. */
async function hydrate(part: ReactNode) {
  const place = document.createElement('div');
  place.innerHTML = '<h1>Page</h1><!--$--><p>Hello <a href="/members">Nora</a></p><!--/$-->';
  document.body.append(place);
  const draw = (inner: ReactNode) => (
    <>
      <h1>Page</h1>
      {inner}
    </>
  );
  const root = await act(async () => hydrateRoot(place, draw(part)));
  return { place, drawAnew: (inner: ReactNode) => act(async () => flushSync(() => root.render(draw(inner)))) };
}

const Visit = ({ name }: { name: string }) => (
  <p>
    Hello <a href="/members">{name}</a>
  </p>
);

test('what the server has drawn stays where its script cannot be fetched, and links are the browser’s own', async () => {
  const Drawn = drawnPart<{ name: string }>(() => Promise.reject(new TypeError('Failed to fetch')));
  const { place, drawAnew } = await hydrate(<Drawn name="Nora" />);
  const heard = vi.fn();
  place.addEventListener('click', heard, true);
  screen.getByRole('link', { name: 'Nora' }).click();
  expect(place.textContent).toBe('PageHello Nora');
  expect(heard).not.toHaveBeenCalled();
  screen.getByRole('heading').click();
  expect(heard).toHaveBeenCalledOnce();

  await drawAnew(<Drawn name="Nora" />);
  await drawAnew(<Drawn name="Alma" />);
  expect(place.textContent).toBe('PageHello Nora');
  place.remove();
});

test('what the server has drawn stays while its script is on the way, and is then as new as the page', async () => {
  const script = Promise.withResolvers<ComponentType<{ name: string }>>();
  const Drawn = drawnPart(() => script.promise);
  const { place, drawAnew } = await hydrate(<Drawn name="Nora" />);
  await drawAnew(<Drawn name="Nora" />);
  await drawAnew(<Drawn name="Alma" />);
  expect(place.textContent).toBe('PageHello Nora');
  await act(async () => script.resolve(Visit));
  expect(place.textContent).toBe('PageHello Alma');
  place.remove();
});
