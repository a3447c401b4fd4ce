import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { CallRequest } from '@parlour/api-client/transport';
import { pageContext, type PageContext } from '../page-context.ts';
import { action } from './profile.tsx';

const photo = '0199000a-0000-7000-8000-000000000001';

it('deletes, without JavaScript, the photo that was asked about, and comes back to the others', async () => {
  const asked: CallRequest[] = [];
  const values = new FormData();
  values.set('id', photo);
  const context = new RouterContextProvider();
  context.set(pageContext, {
    readForm: async () => ({ values, idempotencyKey: 'key' }),
    transport: async (request: CallRequest) => (asked.push(request), { photos: [] }),
  } as unknown as PageContext);
  const request = new Request(`http://parlour.localhost/profile?edit=photos&photo=${photo}`, { method: 'POST' });
  const answer: unknown = await action({ context, params: {}, request } as never);
  expect(asked).toMatchObject([{ call: { method: 'DELETE', path: '/api/photo.php' }, body: { id: photo } }]);
  expect(answer instanceof Response && [answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/profile#photos',
  ]);
});
