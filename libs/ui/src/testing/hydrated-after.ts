import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/**
 * Draws the server's page, lets somebody use it, lets its scripts come, and renders once more.
 *
 * @returns takes the page away again
 */
export async function hydratedAfter(early: () => void, page: () => ReactNode): Promise<() => void> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page());
  early();
  const root = await act(async () => hydrateRoot(place, page()));
  await act(async () => root.render(page()));
  return () => {
    act(() => root.unmount());
    place.remove();
  };
}
