import { expect, it } from 'vitest';
import { missingBindings } from './lock.ts';

const bundler = { version: '1.0.0', optionalDependencies: { '@bundler/linux': '1.0.0' } };

it('finds a platform binding that the lockfile names and lacks', () => {
  expect(missingBindings({ 'node_modules/bundler': bundler })).toEqual([
    'node_modules/bundler@1.0.0 misses @bundler/linux',
  ]);
});

it('accepts a binding beside the package or in any folder above it', () => {
  const nested = 'node_modules/tool/node_modules/bundler';
  expect(missingBindings({ [nested]: bundler, 'node_modules/@bundler/linux': {} })).toEqual([]);
  expect(missingBindings({ [nested]: bundler, [`${nested}/node_modules/@bundler/linux`]: {} })).toEqual([]);
});
