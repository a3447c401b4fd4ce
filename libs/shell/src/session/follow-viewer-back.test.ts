// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { bindTransport } from '@parlour/api-client/transport';
import { areWordsKept } from '@parlour/state/words/kept-words';
import { ada, nobody, withFollowingPage, type Reply } from './who-is-here.fixture.ts';

const page = withFollowingPage();
const { reload, said } = page;
const { queryKey } = userOptions();

describe('a visitor’s page to which somebody went back', () => {
  const fromMemory = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const fromCache = () => {
    const loading = { type: 'back_forward' } as PerformanceNavigationTiming;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loading]);
  };
  const places = [
    { place: 'memory', before: () => undefined, after: fromMemory },
    { place: 'cache', before: fromCache, after: () => undefined },
  ];

  /** The page shows who is here; the server answers who that is now. */
  function comeBack({ before, after }: (typeof places)[number], reply: Reply) {
    const answer = vi.fn(async () => reply);
    bindTransport(page.client, answer);
    page.client.setQueryData(queryKey, nobody);
    new QueryObserver(page.client, { ...userOptions(), staleTime: Infinity }).subscribe(() => undefined);
    before();
    page.follow();
    after();
    return answer;
  }

  it.each(places)('begins anew where they have logged in since (the browser’s $place)', async (place) => {
    localStorage.setItem('parlour.draft.ada.nora', 'Hi Nora');
    comeBack(place, ada);
    await expect.poll(() => reload.mock.calls).toHaveLength(1);
    expect(areWordsKept(), 'they are logged in').toBe(false);
  });

  it('says of nobody, and lets go of nothing, before the server has answered', async () => {
    localStorage.setItem('parlour.last-chat.ada', '"nora"');
    comeBack(places[1]!, ada);
    await expect.poll(() => reload.mock.calls).toHaveLength(1);
    await expect.poll(() => said.mock.calls.at(-1)).toEqual(['ada']);
    expect(said).not.toHaveBeenCalledWith(null);
    expect(localStorage.getItem('parlour.last-chat.ada')).toBe('"nora"');
  });

  it.each(places)('stays where they have not (the browser’s $place)', async (place) => {
    const answer = comeBack(place, nobody);
    await expect.poll(() => answer.mock.calls).toHaveLength(1);
    await expect.poll(() => page.client.isFetching()).toBe(0);
    expect(reload).not.toHaveBeenCalled();
  });
});
