import { expect, it } from 'vitest';
import { showsPhotoAlert } from './photo-alert-pages.ts';

it.each([
  '/',
  '/members',
  '/members/1',
  '/likes/matches',
  '/chats',
  '/settings',
  '/match-finder',
  '/swipe-game',
  '/premium',
])('asks for a photo on %s', (path) => expect(showsPhotoAlert(path)).toBe(true));

it.each([
  '/profile',
  '/complete-signup',
  '/activate/done',
  '/credits',
  '/credits/p1/ideal',
  '/payments/1',
  '/pages/terms',
  '/pricing',
  '/signup',
  '/signup-matches',
  '/mail-change/do',
  '/complaints',
  '/account-deleted',
])('asks for none on %s', (path) => expect(showsPhotoAlert(path)).toBe(false));
