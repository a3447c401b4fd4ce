// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { latePart } from './late-part.ts';

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
