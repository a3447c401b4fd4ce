import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { trackingScript } from './tracking-script.ts';

/** What a page of this address keeps on the device. */
function keptBy(url: string): Map<string, string> {
  const kept = new Map<string, string>();
  const code = /^<script nonce="n">([\s\S]*)<\/script>$/.exec(trackingScript(url, 'n'))?.[1] ?? '';
  runInNewContext(code, { localStorage: { setItem: (key: string, text: string) => kept.set(key, text) } });
  return kept;
}

test('what an address says of where its visitor came from is kept, and nothing else of it', () => {
  const kept = keptBy('https://site.test/pages/faq?network=friends&ref=anna&sub3=3&q=how');
  expect([...kept]).toEqual([['parlour.tracking', '{"network":"friends","ref":"anna","sub3":"3"}']]);
});

test('a mark cannot end the script, nor say more than it is', () => {
  const mark = `</script><script>"'\u2028\\`;
  const script = trackingScript(`https://site.test/?ref=${encodeURIComponent(mark)}`, 'n');
  expect(script.match(/<\/?script/g)).toHaveLength(2);
  const text = keptBy(`https://site.test/?ref=${encodeURIComponent(mark)}`).get('parlour.tracking') ?? '';
  expect(JSON.parse(text)).toEqual({ ref: mark });
});

test('an address that says nothing has no script', () => {
  expect(trackingScript('https://site.test/?page=2', 'n')).toBe('');
});
