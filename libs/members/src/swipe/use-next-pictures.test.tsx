// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cardOf, imageOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { useNextPictures } from './use-next-pictures.ts';

beforeEach(() => document.head.replaceChildren());
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'connection');
});

const queueOf = (...names: string[]) =>
  names.map((name) => cardOf(name, { main_image: { ...imageOf(name), filename: `/${name}.jpg` } }));

function Deck({ queue }: { queue: ReturnType<typeof queueOf> }) {
  useNextPictures(queue);
  return <p>Here</p>;
}

/** What is fetched while these cards lie on the deck. */
async function fetchedFor(...names: string[]): Promise<(string | null)[]> {
  renderPage(<Deck queue={queueOf(...names)} />, {});
  await screen.findByText('Here');
  return [...document.head.querySelectorAll('link[as="image"]')].map((link) => link.getAttribute('href'));
}

it('the pictures of the cards behind the first are there before them', async () => {
  expect(await fetchedFor('one', 'two', 'three')).toEqual(['/two.jpg', '/three.jpg']);
});

it.each([{ effectiveType: '2g' }, { saveData: true }])('none is fetched ahead on a line of %o', async (connection) => {
  Object.assign(navigator, { connection });
  expect(await fetchedFor('four', 'five')).toEqual([]);
});
