import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import type { CallRequest } from '@parlour/api-client/transport';
import { visitor } from '@parlour/testing/page-data';
import { pageContext, type PageContext } from '../page-context.ts';
import { pageQueries } from '../page-queries.ts';
import { loader } from '../routes/lander.tsx';
import { loader as memberLoader } from '../routes/member-landing2.tsx';

/** The film of the video landers is drawn when an app is built. */
vi.mock('./lander-clip.ts', () => ({ landerClip: undefined }));

const id = '0199000a-0000-7000-8000-000000000001';

/** What the page answers a visitor where the call of the lander fails like this. */
async function open(page: typeof loader, params: object, refusal: ApiError, search = ''): Promise<unknown> {
  const transport = async ({ call }: CallRequest) => {
    if (call.path === '/api/user.php') return visitor;
    throw refusal;
  };
  const context = new RouterContextProvider();
  context.set(pageContext, { transport, queries: pageQueries(transport as never) } as unknown as PageContext);
  const request = new Request(`http://parlour.localhost/${search}`);
  const answer: unknown = await page({ context, params, request } as never).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get('location') : answer;
}

it('a lander that the brand does not have is the plain sign-up, with the marks of the visit', async () => {
  const missing = new ApiError(404, { code: 'lander_not_found' });
  expect(await open(loader, { type: 'gallery' }, missing)).toBe('/signup');
  expect(await open(loader, { type: 'gallery', slug: 'winter' }, missing, '?network=n&ref=r')).toBe(
    '/signup?network=n&ref=r',
  );
  expect(await open(memberLoader, { id }, missing, '?ref=r')).toBe(`/members/${id}/signup?ref=r`);
});

it('another failure stays one', async () => {
  const failure = new ApiError(503, { code: 'server_error' });
  expect(await open(loader, { type: 'gallery' }, failure)).toMatchObject({ init: { status: 503 } });
});
