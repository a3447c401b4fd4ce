// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sessionBegan } from '@parlour/api-client/account/session';
import { userOptions } from '@parlour/api-client/account/user';
import { sessionEnded, sessionLeft } from '@parlour/api-client/session-ended';
import { bindTransport } from '@parlour/api-client/transport';
import { letPageGo } from '@parlour/state/page/hold-page';
import { areWordsKept } from '@parlour/state/words/kept-words';
import { ada, bea, nobody, withFollowingPage, type Reply } from './who-is-here.fixture.ts';

const page = withFollowingPage();
const { reload, said, otherTab } = page;
const { queryKey } = userOptions();

/** A page that was loaded for somebody. */
async function load(reply: Reply): Promise<void> {
  page.client.setQueryData(queryKey, reply);
  page.follow();
  await expect.poll(() => said.mock.calls).toEqual([[reply.user?.id ?? null]]);
}

it.each([
  ['nobody', nobody],
  ['somebody else', bea],
])('a member’s page begins anew where the server says that %s is here', async (_, reply) => {
  await load(ada);
  page.client.setQueryData(queryKey, { ...ada });
  expect(reload).not.toHaveBeenCalled();
  page.client.setQueryData(queryKey, reply);
  expect(reload).toHaveBeenCalledOnce();
  await expect.poll(() => said.mock.lastCall).toEqual([reply.user?.id ?? null]);
});

it.each([null, 'bea'])('it does where a page of another tab was loaded for %s', async (viewer) => {
  await load(ada);
  otherTab.postMessage('ada');
  otherTab.postMessage(viewer);
  await expect.poll(() => reload.mock.calls).toHaveLength(1);
});

it('a session that ends leaves word for the log-in of what its member wrote, and of nobody else’s', async () => {
  await load(ada);
  localStorage.setItem('parlour.draft.bea.nora', 'Hi Nora');
  sessionEnded.announce();
  expect(areWordsKept()).toBe(false);
  localStorage.setItem('parlour.draft.ada.nora', 'Hi Nora');
  sessionEnded.announce();
  expect(areWordsKept()).toBe(true);
  letPageGo();
  expect(areWordsKept()).toBe(false);
  page.client.setQueryData(queryKey, nobody);
  expect(areWordsKept()).toBe(true);
  await expect.poll(() => said.mock.lastCall).toEqual([null]);
});

it.each([
  ['nobody', nobody, []],
  ['a member', ada, ['parlour.last-chat.ada', 'parlour.last-search.ada']],
])(
  'a page of %s forgets with whom others have written last and what they searched for, and no drafts',
  async (_, reply, kept) => {
    const draft = 'parlour.draft.bea.nora';
    const facts = ['last-chat', 'last-search'].flatMap((fact) => [`parlour.${fact}.ada`, `parlour.${fact}.bea`]);
    for (const key of [...facts, draft]) localStorage.setItem(key, '"Nora"');
    await load(reply);
    expect(Object.keys(localStorage).toSorted()).toEqual([draft, ...kept]);
  },
);

describe('nobody learns at the log-in of what a member wrote', () => {
  beforeEach(async () => {
    localStorage.setItem('parlour.draft.ada.nora', 'Hi Nora');
    await load(ada);
  });

  /** The server says so last of all, while the page goes. */
  async function endAll(): Promise<void> {
    page.client.setQueryData(queryKey, nobody);
    sessionEnded.announce();
    await expect.poll(() => said.mock.lastCall).toEqual([null]);
  }

  it('where the session is ended by them, also when they go back to their page', async () => {
    sessionLeft.announce();
    await expect.poll(() => said.mock.lastCall).toEqual(['']);
    await endAll();
    expect(reload).toHaveBeenCalledOnce();
    expect(areWordsKept()).toBe(false);
  });

  it.each([
    ['they end it in another tab, and nothing is left in this one', '', null],
    ['somebody else begins one in another tab', 'bea', 'Dear all'],
  ])('where %s', async (_, viewer, words) => {
    sessionStorage.setItem('parlour.draft.ada.report', 'Dear all');
    otherTab.postMessage(viewer);
    await expect.poll(() => reload.mock.calls).toHaveLength(1);
    expect(sessionStorage.getItem('parlour.draft.ada.report')).toBe(words);
    expect(areWordsKept()).toBe(false);
    await endAll();
    expect(areWordsKept()).toBe(false);
  });

  it('where the server says that somebody else is here', async () => {
    page.client.setQueryData(queryKey, bea);
    expect(reload).toHaveBeenCalledOnce();
    expect(areWordsKept()).toBe(false);
    await expect.poll(() => said.mock.lastCall).toEqual(['bea']);
  });

  it('but where it ends by itself, which another tab says', async () => {
    otherTab.postMessage(null);
    await expect.poll(() => reload.mock.calls).toHaveLength(1);
    expect(areWordsKept()).toBe(true);
  });
});

describe('a visitor’s page hears that somebody has logged in in another tab', () => {
  /** It shows who is here; the server answers who that is now. */
  async function hear(reply: Reply) {
    const answer = vi.fn(async () => reply);
    bindTransport(page.client, answer);
    await load(nobody);
    const end = new QueryObserver(page.client, { ...userOptions(), staleTime: Infinity }).subscribe(() => undefined);
    onTestFinished(end);
    otherTab.postMessage('bea');
    return answer;
  }

  it.each([
    ['with nothing on it to be written', ''],
    ['with a form in which nobody has written', '<form method="post"><input name="email"></form>'],
    ['with what the page itself sends', '<form method="post"><input type="hidden" value="a"></form>'],
    ['with what is searched for', '<form method="get"><input name="city" value="Utrecht"></form>'],
  ])('and begins anew %s', async (_, form) => {
    document.body.innerHTML = form;
    await hear(bea);
    await expect.poll(() => reload.mock.calls).toHaveLength(1);
    await expect.poll(() => said.mock.lastCall).toEqual(['bea']);
  });

  it('and stays where the server knows nobody here', async () => {
    const answer = await hear(nobody);
    await expect.poll(() => answer.mock.calls).toHaveLength(1);
    await expect.poll(() => page.client.isFetching()).toBe(0);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['in a form', () => (document.body.innerHTML = '<form method="post"><textarea>Hi Nora</textarea></form>')],
    ['on another page', () => sessionStorage.setItem('parlour.draft..sign-up', '{"words":"Hi Nora"}')],
  ])('and stays for what is written there %s', async (_, write) => {
    write();
    const heard = vi.fn();
    const alsoHere = new BroadcastChannel('parlour.viewer');
    onTestFinished(() => alsoHere.close());
    alsoHere.addEventListener('message', heard);
    const answer = await hear(bea);
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(answer).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});

it('a page that takes up a session itself goes on, and the other tabs are told', async () => {
  await load(ada);
  bindTransport(page.client, async () => bea);
  await sessionBegan(page.client);
  await expect.poll(() => said.mock.calls).toEqual([['ada'], ['bea']]);
  expect(reload).not.toHaveBeenCalled();
});

it('a page that the browser brings back asks who is here', async () => {
  await load(ada);
  bindTransport(page.client, async () => nobody);
  const observed = page.client.getQueryCache().find({ queryKey })!;
  const asked = vi.spyOn(page.client, 'invalidateQueries');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(asked).toHaveBeenCalledWith({ queryKey });
  expect(observed.state.isInvalidated).toBe(true);
});
