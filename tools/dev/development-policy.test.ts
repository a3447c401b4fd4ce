import { nonceSources, pagePolicy } from '@parlour/server-kit/requests/security-headers';
import { expect, test } from 'vitest';
import { developmentPolicy } from './development-policy.ts';

test('the socket and the styles of the development server are let in, and scripts stay as they are', () => {
  const before = pagePolicy(nonceSources('abc'), null, false);
  const opened = developmentPolicy(before, 'ws://one.localhost:4200').split('; ');
  expect(opened).toContain("connect-src 'self' ws://one.localhost:4200");
  expect(opened).toContain("style-src-elem 'self' 'unsafe-inline'");
  expect(opened).toContain("script-src 'self' 'nonce-abc'");
  expect(opened).toHaveLength(before.split('; ').length + 1);
});
