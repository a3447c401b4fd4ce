// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { drawnPart, latePart } from './late-part.ts';

afterEach(cleanup);

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

test('what the server has drawn stays where its script cannot be fetched, and links are the browser’s own', async () => {
  const Drawn = drawnPart<{ name: string }>(() => Promise.reject(new TypeError('Failed to fetch')));
  const place = document.createElement('div');
  place.innerHTML = '<h1>Page</h1><!--$--><p>Hello <a href="/members">Nora</a></p><!--/$-->';
  document.body.append(place);
  await act(async () =>
    hydrateRoot(
      place,
      <>
        <h1>Page</h1>
        <Suspense>
          <Drawn name="Nora" />
        </Suspense>
      </>,
    ),
  );
  const heard = vi.fn();
  place.addEventListener('click', heard, true);
  screen.getByRole('link', { name: 'Nora' }).click();
  expect(place.textContent).toBe('PageHello Nora');
  expect(heard).not.toHaveBeenCalled();
  screen.getByRole('heading').click();
  expect(heard).toHaveBeenCalledOnce();
  place.remove();
});
