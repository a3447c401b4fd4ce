import path from 'node:path';
import { Script } from 'node:vm';
import { expect, it } from 'vitest';
import { serviceWorker } from './service-worker.ts';

it('is written as a script, which is what browsers take a worker for', async () => {
  const written: { fileName: string; source: string }[] = [];
  const file = path.resolve(import.meta.dirname, '../../libs/shell/src/service-worker/service-worker.ts');
  const write = serviceWorker(file).generateBundle as () => Promise<void>;
  await write.call({ emitFile: (asset: { fileName: string; source: string }) => written.push(asset) });
  expect(written.map(({ fileName }) => fileName)).toEqual(['sw.js']);
  expect(() => new Script(written[0]?.source ?? 'no source')).not.toThrow();
});
