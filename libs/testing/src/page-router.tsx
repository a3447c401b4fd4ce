import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import type { CallRequest } from '@parlour/api-client/transport';
import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';
import { useToasts } from '@parlour/state/page/toasts';
import { pageCache, PageFrame } from './page-frame.tsx';

/** Answers by method and path (`GET /api/likes.php`), with `?similar` where a call's condition tells it apart. */
export type Answers = Record<string, (request: CallRequest) => unknown>;

/** A page, or one that is made of its address. */
export type TestedPage = ReactNode | ((address: URLSearchParams) => ReactNode);

/**
 * Renders a page as the shell would, with a router that gives the page its address, on answers in place of the network; gives
 * what was asked. Toasts are paragraphs that begin with `Toast:`.
 */
export function renderPage(
  page: TestedPage,
  answers: Answers = {},
  { address = '/', changes }: { address?: string; changes?: Partial<PublicSettings> } = {},
) {
  const asked: CallRequest[] = [];
  const client = pageCache(async (request) => {
    asked.push(request);
    const { method, path, when } = request.call;
    const name = `${method} ${path}${when ? `?${Object.keys(when)[0]}` : ''}`;
    const answer = answers[name];
    if (!answer) throw new Error(`Nothing answers ${name}`);
    return answer(request);
  });
  const Addressed = () => {
    const { search } = useLocation();
    return typeof page === 'function' ? page(new URLSearchParams(search)) : page;
  };
  const router = createMemoryRouter([{ path: '*', element: <Addressed /> }], { initialEntries: [address] });
  render(
    <PageFrame client={client} changes={changes}>
      <RouterProvider router={router} />
      <Toasts />
    </PageFrame>,
  );
  return { asked, router, client };
}

function Toasts() {
  return useToasts().toasts.map(({ id, text, action }) => (
    <p key={id}>
      Toast: {text} {action && <button onClick={action.run}>{action.label}</button>}
    </p>
  ));
}
