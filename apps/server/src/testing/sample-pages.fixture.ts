import { addresses } from '@parlour/contract/addresses';
import { pageSlugs } from '@parlour/contract/page-slugs';
import { v4 as uuid } from 'uuid';
import { settingsFiles } from '../brands.ts';
import type { Named } from './sample-inputs.fixture.ts';

type Name = keyof typeof addresses;

/** Addresses that mean something else than a member by what they name, or that show more than their first part. */
const special = ({ memberId, conversationId }: Named): Partial<Record<Name, readonly string[]>> => ({
  index: ['/', '/de'],
  chat: [addresses.chat.href({ id: conversationId })],
  likes: ['', 'received', 'sent', 'matches'].map((type) => addresses.likes.href({ type })),
  members: ['', 'female', 'male'].map((gender) => addresses.members.href(undefined, { gender })),
  lander: settingsFiles[0]!.landers
    .filter((type) => !type.startsWith('member-'))
    .map((type) => addresses.lander.href({ type, slug: '' })),
  page: pageSlugs.map((slug) => addresses.page.href({ slug })),
  report: [addresses.report.href({ type: 'profile', id: memberId })],
  payment: [addresses.payment.href({ id: uuid() })],
  settings: ['', 'leave'].map((part) => addresses.settings.href(undefined, { part })),
  transactions: [addresses.transactions.href({ id: '' })],
  creditsPackage: [addresses.creditsPackage.href({ id: 'no-such-package', paymentmethod: '' })],
  token: [addresses.token.href({ token: 'a'.repeat(43) })],
});

const filled = (pattern: string, { memberId }: Named): string =>
  pattern.replace(':id', memberId).replace('/:slug?', '');

const pagesOf = (names: readonly Name[], named: Named): string[] =>
  names.flatMap((name) => special(named)[name] ?? filled(addresses[name].pattern, named));

/** Every page of the site; where it is about somebody, about whom is named. */
export const samplePages = (named: Named): string[] => pagesOf(Object.keys(addresses) as Name[], named);

/** The pages that show members to each other. */
export const pagesOfMembers = (named: Named): string[] =>
  pagesOf(
    [
      'index',
      'members',
      'member',
      'memberChat',
      'memberSignup',
      'memberLanding',
      'signupMatches',
      'likes',
      'likesMember',
      'chats',
      'chat',
      'matchFinder',
      'swipeGame',
      'notifications',
      'report',
      'settings',
    ],
    named,
  );
