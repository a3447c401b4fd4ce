// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { drawnPage } from './drawn-page.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('a page that the server has drawn stays where its script cannot be fetched', async () => {
  const Page = drawnPage<{ name: string }>(() => Promise.reject(new TypeError('Failed to fetch')));
  const place = document.createElement('div');
  place.innerHTML = '<!--$--><p>Hello Nora</p><!--/$-->';
  await act(async () => hydrateRoot(place, <Page name="Nora" />));
  expect(place.textContent).toBe('Hello Nora');
});

test('one that is come to in the browser leaves the page before until it was fetched', async () => {
  const script = Promise.withResolvers<ComponentType<{ name: string }>>();
  const Page = drawnPage(() => script.promise);
  const { container, rerender } = render(<p>Before</p>);
  await act(async () => startTransition(() => rerender(<Page name="Nora" />)));
  expect(container.textContent).toBe('Before');
  await act(async () => script.resolve(Greeting));
  expect(container.textContent).toBe('Hello Nora');
});
