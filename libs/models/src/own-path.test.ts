import { expect, test } from 'vitest';
import { isOwnPath } from './own-path.ts';

test.each([
  '/',
  '/members?page=2',
  '/members?city=Bruchk%C3%B6bel#found',
  '/payments/{payment_id}',
  '/payments/{payment_id}?country=NL&code=SUMMER+25%25*',
  '/credits/nl-250/ideal?country=NL',
  '/login?next=//chats',
])('%s is a path of ours', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a b',
  '/a\nb',
  '/\r',
  '/\0',
  '/members?city=Bruchköbel',
  '',
])('%j is none', (path) => {
  expect(isOwnPath(path)).toBe(false);
});
