import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { failureReport, handleError } from './failure-report.ts';

/** What the server hears of a failure, of a request that goes on or was given up. */
function heard(error: unknown, { isAborted }: { isAborted: boolean }): unknown[] {
  const told: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(failureReport, (failure) => void told.push(failure));
  const signal = isAborted ? AbortSignal.abort() : undefined;
  handleError(error, { request: new Request('http://parlour.localhost/', { signal }), context, params: {} });
  return told;
}

it('tells of nothing that the router refuses', () => {
  const refused = { status: 405, statusText: 'Method Not Allowed', internal: true, data: 'no action' };
  expect(heard(refused, { isAborted: false })).toEqual([]);
  expect(heard({ ...refused, status: 500 }, { isAborted: false })).toHaveLength(1);
});

it('tells the server of a failure, and of none after the browser went away', () => {
  const error = new Error('broken');
  expect(heard(error, { isAborted: false })).toEqual([error]);
  expect(heard(error, { isAborted: true })).toEqual([]);
});
