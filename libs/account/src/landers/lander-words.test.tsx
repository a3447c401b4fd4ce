// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageSettings } from '@parlour/testing/page-settings';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { LanderHead } from './lander-words.tsx';

it.each([
  ['that came back refused says so first', { page: { submission: {} } }, 'An error has occurred · Right or left'],
  ['that is opened has its own words', null, 'Right or left'],
])('the title of a lander %s, and shared links have its words alone', (_, actionData, title) => {
  const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
  const head = <LanderHead words={{ headline: 'Right or left.', lead: 'You decide.' }} />;
  const router = createMemoryRouter([{ id: 'page', path: '*', element: head }], {
    hydrationData: { loaderData: {}, actionData },
  });
  const html = renderToString(
    <PageFrame client={client}>
      <RouterProvider router={router} />
    </PageFrame>,
  );
  expect(html).toContain(`<title>${title} · ${pageSettings.name}</title>`);
  expect(html).toContain('<meta property="og:title" content="Right or left"/>');
});
