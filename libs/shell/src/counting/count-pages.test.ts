// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { endCounting } from '@parlour/state/page/counting-end';
import { pageNameOf } from './page-name-of.ts';

const sent: string[] = [];
let listen: MockInstance<typeof document.addEventListener>;
beforeEach(() => {
  sent.length = 0;
  vi.resetModules();
  listen = vi.spyOn(document, 'addEventListener');
  vi.stubGlobal('navigator', { sendBeacon: (address: string) => sent.push(address) > 0 });
});

/** A page counts until its end; other files share the document. */
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) document.removeEventListener(type, listener);
});

const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
const visit = async (address: string) => {
  window.history.replaceState(null, '', address);
  (await import('./count-pages.ts')).countPages();
};

it('names pages and nobody', () => {
  expect(pageNameOf('/members/0190a0a0-0000-7000-8000-000000000000')).toBe('member');
  expect(pageNameOf('/pages/faq')).toBe('faq');
  expect(pageNameOf('/')).toBe('index');
  expect(pageNameOf('/no/such/place')).toBeNull();
});

it('says which page was left', async () => {
  await visit('/pricing?country=NL');
  hide();
  expect(sent).toEqual(['/api/page-hidden.php?page=pricing']);
});

it('names a page by what it is, whatever language stands in its address', async () => {
  await visit('/de');
  hide();
  window.history.replaceState(null, '', '/de/pricing');
  hide();
  expect(sent).toEqual(['/api/page-hidden.php?page=index', '/api/page-hidden.php?page=pricing']);
});

it('says once that a visit was left at once, where the address asks for it', async () => {
  await visit('/pricing?lb');
  hide();
  hide();
  expect(sent.filter((address) => address.includes('lb=1'))).toEqual(['/api/page-hidden.php?page=pricing&lb=1']);
});

it('takes a visit on which something was done for no bounce', async () => {
  await visit('/pricing?lb');
  window.dispatchEvent(new Event('keydown'));
  hide();
  expect(sent.some((address) => address.includes('lb=1'))).toBe(false);
});

it('ends in every tab where the consent is taken back, and begins anew with the next one', async () => {
  await visit('/pricing');
  endCounting();
  const saidOnLeaving = () => {
    sent.length = 0;
    hide();
    return sent;
  };
  await expect.poll(saidOnLeaving).toEqual([]);
  await visit('/pricing');
  hide();
  expect(sent).toEqual(['/api/page-hidden.php?page=pricing']);
});
