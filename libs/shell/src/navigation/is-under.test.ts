import { expect, it } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import { isUnder } from './is-under.ts';

const pages = [addresses.credits, addresses.likes, addresses.member];

it.each(['/credits', '/credits/', '/credits/nl-250/ideal', '/likes', '/likes/m/1', '/members/1', '/members/1/chat'])(
  '%s is one of the pages, or beneath one',
  (path) => expect(isUnder(path, pages)).toBe(true),
);

it.each(['/', '/members', '/creditsof/somebody', '/chats/likes', '/pages/credits'])('%s is another', (path) =>
  expect(isUnder(path, pages)).toBe(false),
);
