import { describe, expect, test } from 'vitest';
import { blankOf } from './blanks.ts';
import { keptAddress } from './kept-addresses.ts';

const of = (address: string) => keptAddress(address, ['en', 'nl']);

describe('the kept page of an address', () => {
  test.each(['/', '/nl', '/nl/pricing', '/pages/faq', '/landers/video/summer', '/signup'])('%s', (address) => {
    expect(of(address)).toEqual({ url: address, fills: {} });
  });

  test('is one for all marks of campaigns, which fill its blanks', () => {
    expect(of('/nl/landers/gallery?network=friends&ref=an.na-7&lb&utm_source=x')).toEqual({
      url: `/nl/landers/gallery?network=${blankOf('network')}&ref=${blankOf('ref')}&lb&utm_source=${blankOf('utm_source')}`,
      fills: { network: 'friends', ref: 'an.na-7', utm_source: 'x' },
    });
  });

  test.each([
    ['a page of members', '/members?ref=anna'],
    ['a question', '/pricing?country=BE'],
    ['a mark among questions', '/pages/faq?ref=anna&q=how'],
    ['a mark that would need escaping', '/?ref=%3Cb%3E'],
    ['a mark twice', '/?ref=one&ref=two'],
    ['a request twice to log that a visit was left', '/?lb&lb=1'],
    ['a mark without a value', '/?network='],
    ['a mark that is too long', `/?ref=${'x'.repeat(201)}`],
    ['a query without anything', '/?'],
    ['the sign-up with marks, which asks who may join by them', '/signup?ref=anna'],
  ])('is none for %s', (_, address) => {
    expect(of(address)).toBeNull();
  });
});
