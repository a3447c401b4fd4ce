// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageSettings } from '@parlour/testing/page-settings';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { PageTitle } from './page-title.tsx';

it('the title of a page that came back refused says so first, as long as no script can', () => {
  const titleOfAnswer = (answer: object | null): string => {
    const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
    const routes = [{ id: 'page', path: '*', element: <PageTitle page="Log in" /> }];
    const hydrationData = { loaderData: {}, actionData: answer ? { page: answer } : null };
    const router = createMemoryRouter(routes, { hydrationData });
    return renderToString(
      <PageFrame client={client}>
        <RouterProvider router={router} />
      </PageFrame>,
    );
  };
  const { name } = pageSettings;
  expect(titleOfAnswer({ submission: {} })).toContain(`<title>An error has occurred · Log in · ${name}</title>`);
  expect(titleOfAnswer(null)).toContain(`<title>Log in · ${name}</title>`);
});
