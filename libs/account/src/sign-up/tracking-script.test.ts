import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { trackingIn } from './tracking-in.ts';
import { trackingScript } from './tracking-script.ts';

/** What a page of this address keeps on the device. */
function keptBy(url: string): Map<string, string> {
  const kept = new Map<string, string>();
  const localStorage = { setItem: (key: string, text: string) => kept.set(key, text) };
  runInNewContext(trackingScript(url), { localStorage, location: new URL(url), URLSearchParams });
  return kept;
}

test('what an address says of where its visitor came from is kept, and nothing else of it', () => {
  const kept = keptBy('https://site.test/pages/faq?network=friends&ref=anna&sub3=3&q=how');
  expect([...kept]).toEqual([['parlour.tracking', '{"network":"friends","ref":"anna","sub3":"3"}']]);
});

test('the page says the same of an address as its script', () => {
  const url = `https://site.test/?sub1=&ref=${encodeURIComponent(`</script>"'\u2028`)}&network=${'n'.repeat(300)}&sub2=a%00d&sub3=%00`;
  expect(JSON.parse(keptBy(url).get('parlour.tracking') ?? '')).toEqual(trackingIn(new URL(url).searchParams));
});

test('the script is the same for all addresses that say something', () => {
  expect(trackingScript('https://site.test/?ref=one')).toBe(trackingScript('https://site.test/?sub2=two'));
});

test('an address that says nothing has no script', () => {
  expect(trackingScript('https://site.test/?page=2')).toBe('');
});
