import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { visitor } from '@parlour/testing/page-data';
import type { PageArguments } from './page-arguments.ts';
import { warm } from './warm.ts';

const news = ['news'] as const;

/** Warms a page that shows the news, of which `known` was read before, longer ago than it holds. */
async function open({ known, read }: { known?: string; read: () => Promise<string> }) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  cache.setQueryData(userOptions().queryKey, visitor);
  if (known !== undefined) cache.setQueryData(news, known, { updatedAt: 1 });
  const queries = () => [{ queryKey: news, queryFn: read }];
  await warm(queries, {} as PageArguments, cache, new Request('http://parlour.localhost/'));
  return cache;
}

it('waits for what is missing, and fails with it', async () => {
  const cache = await open({ read: async () => 'new' });
  expect(cache.getQueryData(news)).toBe('new');
  await expect(open({ read: () => Promise.reject(new Error('lost')) })).rejects.toThrow('lost');
});

it('fails once the rest is read, which may stand beside the failure', async () => {
  const cache = new QueryClient();
  cache.setQueryData(userOptions().queryKey, visitor);
  const later = () => new Promise<string>((resolve) => setTimeout(resolve, 20, 'there'));
  const queries = () => [
    { queryKey: ['talk'], queryFn: () => Promise.reject(new Error('lost')) },
    { queryKey: news, queryFn: later },
  ];
  const opened = warm(queries, {} as PageArguments, cache, new Request('http://parlour.localhost/'));
  await expect(opened).rejects.toThrow('lost');
  expect(cache.getQueryData(news)).toBe('there');
});

it('shows what is old at once, and asks for it anew meanwhile', async () => {
  let answer = (_: string): void => undefined;
  const cache = await open({ known: 'old', read: () => new Promise((resolve) => (answer = resolve)) });
  expect(cache.getQueryData(news)).toBe('old');
  answer('new');
  await expect.poll(() => cache.getQueryData(news)).toBe('new');
});

it('lets what is old stand where it cannot be read anew', async () => {
  const read = vi.fn(() => Promise.reject(new Error('lost')));
  const cache = await open({ known: 'old', read });
  await expect.poll(() => cache.getQueryState(news)?.fetchStatus).toBe('idle');
  expect([read.mock.calls.length, cache.getQueryData(news)]).toEqual([1, 'old']);
});
