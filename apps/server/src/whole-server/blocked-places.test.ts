import { getLander } from '@parlour/contract/account/reference-data/get-lander';
import { listNotifications } from '@parlour/contract/account/notifications/list-notifications';
import { signUpMatches } from '@parlour/contract/account/sign-up/sign-up-matches';
import { signUpState } from '@parlour/contract/account/sign-up/sign-up-state';
import { listChats } from '@parlour/contract/chat/list-chats';
import { listIcebreakers } from '@parlour/contract/chat/list-icebreakers';
import { listMessages } from '@parlour/contract/chat/list-messages';
import { autoLike } from '@parlour/contract/members/auto-like';
import { getLike } from '@parlour/contract/members/get-like';
import { listLikes } from '@parlour/contract/members/list-likes';
import { listSwipes } from '@parlour/contract/members/list-swipes';
import { saveMatchFinder } from '@parlour/contract/members/save-match-finder';
import { searchMembers } from '@parlour/contract/members/search-members';
import { similarMembers } from '@parlour/contract/members/similar-members';
import { swipe } from '@parlour/contract/members/swipe';
import { undoSwipe } from '@parlour/contract/members/undo-swipe';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { listPhotos } from '@parlour/contract/profile/list-photos';
import { related } from '@parlour/contract/profile/related';
import { openEvents } from '@parlour/server-kit/testing/event-source';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockedServer, type BlockedServer, type Pair } from '../testing/blocked-pair.fixture.ts';

/**
 * Every place in which an answer carries another member: each is looked at twice by the same two, before and after one
 * blocks the other, so that a place which shows nobody at all proves nothing (spec section 6).
 */
interface Place {
  /** What has to be between the two for the place to show the blocker. */
  tie?: (pair: Pair) => Promise<unknown>;
  /** The first look takes the tie away: it is made again. */
  tieAgain?: true;
  /** Of the blocker, where only some are shown. */
  gender?: 'female';
  /** All that the blocked member is shown there. */
  look: (pair: Pair) => Promise<string>;
}

let here: BlockedServer;
beforeAll(async () => void (here = await blockedServer()));
afterAll(() => here.server.close());

const likedBy = async ({ blocker, blocked }: Pair) => here.likes(blocker, blocked);
const matched = async ({ blocker, blocked }: Pair) => {
  await here.likes(blocker, blocked);
  await here.likes(blocked, blocker);
};
const talked = async ({ blocker, blocked }: Pair) => {
  await here.says(blocked, blocker, 'Good evening');
  await here.says(blocker, blocked, 'Come and see my bees on the roof');
};
const asked: Record<string, string> = {};
const talkedIn = async (pair: Pair) => {
  await talked(pair);
  asked[pair.blocked.id] = await here.says(pair.blocker, pair.blocked, 'Tomorrow');
};
const post = async (pair: Pair, call: typeof swipe | typeof undoSwipe | typeof saveMatchFinder, body: object) =>
  (await here.server.api.send(call, { cookie: pair.blocked.cookie, key: uuid(), body: body as never })).text;
const passed = (pair: Pair) => post(pair, swipe, { profile_id: pair.blocker.id, choice: 'pass' });
const search = { gender: 'male', country: 'NL' } as const;
const answers = { interests: ['wine'], min_age: 30, max_age: 50, near: 'country', relationship_statuses: [] };

const places: Record<string, Place> = {
  search: { look: ({ blocked }) => here.asks(blocked, searchMembers, search) },
  'search by who is new': {
    look: ({ blocked }) => here.asks(blocked, searchMembers, { ...search, sort: 'new' } as never),
  },
  'search for who is here': {
    look: ({ blocked }) => here.asks(blocked, searchMembers, { ...search, online: '1' } as never),
  },
  'similar results': {
    look: ({ blocked }) => here.asks(blocked, similarMembers, { ...search, countryregion: 'nl-groningen' }),
  },
  'related profiles': {
    look: ({ blocked }) => here.asks(blocked, related, { profile_id: here.neighbour.id }),
  },
  suggestions: { look: ({ blocked }) => here.asks(blocked, signUpMatches) },
  profile: { look: ({ blocker, blocked }) => here.asks(blocked, getProfile, { id: blocker.id }) },
  gallery: { look: ({ blocker, blocked }) => here.asks(blocked, listPhotos, { profile_id: blocker.id }) },
  'received likes': {
    tie: likedBy,
    look: ({ blocked }) => here.asks(blocked, listLikes, { type: 'received' } as never),
  },
  'sent likes': {
    tie: ({ blocker, blocked }) => here.likes(blocked, blocker),
    look: ({ blocked }) => here.asks(blocked, listLikes, { type: 'sent' } as never),
  },
  matches: { tie: matched, look: ({ blocked }) => here.asks(blocked, listLikes, { type: 'matches' } as never) },
  'likes both ways': { tie: matched, look: ({ blocked }) => here.asks(blocked, listLikes) },
  'one like': { tie: likedBy, look: ({ blocker, blocked }) => here.asks(blocked, getLike, { profile_id: blocker.id }) },
  'the modal of a new like': {
    tie: likedBy,
    look: async ({ blocked }) => {
      const cookie = await here.server.api.logIn(here.brand, blocked.id);
      return here.asks({ ...blocked, cookie }, autoLike);
    },
  },
  'the swipe game': { look: ({ blocked }) => here.asks(blocked, listSwipes) },
  'taking back a swipe': { tie: passed, tieAgain: true, look: (pair) => post(pair, undoSwipe, {}) },
  'the match finder': { look: (pair) => post(pair, saveMatchFinder, answers) },
  chats: { tie: talked, look: ({ blocked }) => here.asks(blocked, listChats) },
  'a conversation': {
    tie: talkedIn,
    look: ({ blocked }) => here.asks(blocked, listMessages, { conversation_id: asked[blocked.id]! }),
  },
  'the conversation by profile': {
    tie: talked,
    look: ({ blocker, blocked }) => here.asks(blocked, listMessages, { profile_id: blocker.id }),
  },
  'first sentences': {
    look: ({ blocker, blocked }) => here.asks(blocked, listIcebreakers, { profile_id: blocker.id }),
  },
  'a first impression': { gender: 'female', look: ({ blocked }) => here.asks(blocked, getLander, { type: 'gallery' }) },
  'a first impression of the blocker': {
    look: ({ blocker, blocked }) => here.asks(blocked, getLander, { type: 'member-landing', profile_id: blocker.id }),
  },
  'whom a first message would go to': {
    look: ({ blocker, blocked }) => here.asks(blocked, signUpState, { profile_id: blocker.id }),
  },
  'what happened': {
    tie: async (pair) => {
      await matched(pair);
      await here.takesNotices(pair);
    },
    look: ({ blocked }) => here.asks(blocked, listNotifications),
  },
  'live events that were missed': {
    tie: async (pair) => {
      await talked(pair);
      await likedBy(pair);
    },
    look: async ({ blocked: { cookie } }) => {
      const stream = await openEvents(here.server.api.app, { host: `${here.brand}.localhost`, cookie, after: 0 });
      await expect.poll(() => stream.events().length).toBeGreaterThan(0);
      stream.close();
      return stream.text();
    },
  },
};

/**
 * The spec's own sentence names the blocker to whoever opens that very page (contract part 0, 6), and the conversation that they may
 * report; it says no more.
 */
function shownOf({ traces, blocker: { name } }: Pair, text: string): string[] {
  const isSentence = text.startsWith('{"error":{"code":"blocked"');
  const said = isSentence ? text.replace(`"params":{"name":"${name}"`, '') : text;
  return traces.filter((trace) => said.includes(trace));
}

test.each(Object.entries(places))('%s', async (_, { tie, tieAgain, gender, look }) => {
  const pair = await here.pair(gender);
  await tie?.(pair);
  expect(shownOf(pair, await look(pair)).length).toBeGreaterThan(0);
  if (tieAgain) await tie?.(pair);
  await here.blocks(pair);
  expect(shownOf(pair, await look(pair))).toEqual([]);
});
