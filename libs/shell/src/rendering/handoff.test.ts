import { expect, test } from 'vitest';
import { handoffScript, readHandoff } from './handoff.ts';

test('what the loaders answered cannot end its script', async () => {
  const stream = new Blob(['["</script>', '<!--"]']).stream();
  const script = handoffScript(await readHandoff(stream), 'n0nce');
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(script).toContain('nonce="n0nce"');
  expect(script).toContain(String.raw`enqueue("[\"\u003c/script>\u003c!--\"]")`);
});

test('without answers there is no script', async () => {
  expect(handoffScript(await readHandoff(undefined), 'n0nce')).toBe('');
});
