import { expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { loaderFailure } from './loader-failure.ts';

const requestOf = (path: string): Request => new Request(`http://parlour.localhost${path}`);

it.each([
  ['/transactions?page=2', '/login?next=%2Ftransactions%3Fpage%3D2'],
  ['/transactions.data', '/login?next=%2Ftransactions'],
  ['/de/transactions.data', '/login?next=%2Ftransactions'],
])('who is not logged in at %s comes back there afterwards, in the same language', (path, login) => {
  const answer = loaderFailure(
    new ApiError(403, { code: 'authentication_required', authenticationRequired: true }),
    requestOf(path),
  );
  expect((answer as Response).headers.get('location')).toBe(login);
});

it.each([
  ['validation_failed', 422, { code: 'not_found' }, 404],
  ['payment_not_found', 404, { code: 'payment_not_found', params: {} }, 404],
  ['server_error', 500, { code: 'server_error', params: {} }, 500],
] as const)('a page whose call fails with %s', (code, status, data, shown) => {
  expect(loaderFailure(new ApiError(status, { code }), requestOf('/transactions/abc'))).toMatchObject({
    data,
    init: { status: shown },
  });
});
