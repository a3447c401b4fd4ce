import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { CastMember } from '../cast/cast-member.ts';
import { castOf } from '../cast/cast.ts';
import { spentBy, type Spent } from './allowance.ts';
import { conversationsOf, type DemoConversation } from './conversations.ts';
import { likesOf, type DemoLike } from './likes.ts';

/** All that the demo world puts into one brand. */
export interface DemoWorld {
  cast: CastMember[];
  likes: DemoLike[];
  conversations: DemoConversation[];
  /** What the accounts to log in with have spent, by member id. */
  spent: ReadonlyMap<string, Spent>;
}

/** Imagines a brand's world from its settings and a seed; the same every time, with times counted back from `now`. */
export function worldOf(settings: BrandSettings, seed: string, now: Date): DemoWorld {
  const cast = castOf({ settings, seed, now });
  const likes = likesOf(cast, settings.default_search, seed, now);
  const conversations = conversationsOf(cast, likes, seed, now);
  const logins = cast.filter(({ login }) => login !== null);
  const spent = new Map(logins.map((login) => [login.id, spentBy(login, conversations, settings)]));
  return { cast, likes, conversations, spent };
}
