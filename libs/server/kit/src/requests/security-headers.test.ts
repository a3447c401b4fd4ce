import { expect, test } from 'vitest';
import { pagePolicy } from './security-headers.ts';

const inline = { scripts: ["'nonce-abc'"], styles: ["'nonce-abc'", "'sha256-def='"] };
const cdn = 'https://cdn.example.com/files/';

const own =
  "default-src 'self'; script-src 'self' 'nonce-abc'; style-src-elem 'self' 'nonce-abc' 'sha256-def='; " +
  "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; " +
  "form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const withCdn =
  "default-src 'self'; script-src 'self' 'nonce-abc' https://cdn.example.com; " +
  "style-src-elem 'self' 'nonce-abc' 'sha256-def=' https://cdn.example.com; style-src-attr 'unsafe-inline'; " +
  "img-src 'self' data: blob: https://cdn.example.com; font-src 'self' https://cdn.example.com; " +
  "form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

test.each([
  ['by https', null, true, `${own}; upgrade-insecure-requests`],
  ['by http', null, false, own],
  ['by https with files of another origin', cdn, true, `${withCdn}; upgrade-insecure-requests`],
  ['by http with files of another origin', cdn, false, withCdn],
])('a page that is reached %s has exactly this policy', (_, cdnPrefix, secure, policy) => {
  expect(pagePolicy(inline, cdnPrefix, secure)).toBe(policy);
});
