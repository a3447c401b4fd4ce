import type { BrandSettings } from '@parlour/brand/settings-schema';
import { DAY } from '@parlour/models/durations';
import type { CastMember } from '../cast/cast-member.ts';
import { randomOf } from '../random.ts';

/** A like as it is written down: `matchedAt` the later of the two where it is mutual, `isNew` where its recipient has not seen it. */
export interface DemoLike {
  from: CastMember;
  to: CastMember;
  at: Date;
  matchedAt: Date | null;
  isNew: boolean;
}

/** Likes that an account to log in with has received, how many of them it returned, and how many more it gave. */
const ofLogin = { received: 16, returned: 8, given: 7 };
/** Likes that each other member gives. */
const ofEach = 3;

/**
 * Who likes whom: people whom their brand shows each other first. Nobody likes before both are members or after last being
 * here, and fictional profiles never like anybody (contract part 0, 2).
 */
export function likesOf(
  cast: readonly CastMember[],
  search: BrandSettings['default_search'],
  seed: string,
  now: Date,
): DemoLike[] {
  const random = randomOf(`${seed} likes`);
  const given = new Map<string, Pick<DemoLike, 'from' | 'to' | 'at'>>();
  const like = (from: CastMember, to: CastMember): void => {
    const at = timeOf(from, to, random.next());
    if (at && !from.profile.fictional) given.set(`${from.id}>${to.id}`, { from, to, at });
  };
  for (const member of cast) {
    const liked = fitting(cast, member, search);
    if (member.login === null) {
      for (const other of random.sample(liked, ofEach)) like(member, other);
      continue;
    }
    const near = random
      .sample(liked, liked.length)
      .toSorted((one, other) => Number(other.language === member.language) - Number(one.language === member.language));
    const admirers = near
      .filter((other) => !other.profile.fictional && timeOf(other, member, 0))
      .slice(0, ofLogin.received);
    for (const other of admirers) like(other, member);
    for (const other of [
      ...admirers.slice(0, ofLogin.returned),
      ...near.slice(ofLogin.received, ofLogin.received + ofLogin.given),
    ])
      like(member, other);
  }
  return [...given.values()].map((act) => {
    const returned = given.get(`${act.to.id}>${act.from.id}`);
    const matchedAt = returned ? later(act.at, returned.at) : null;
    return { ...act, matchedAt, isNew: !returned && now.getTime() - act.at.getTime() < 7 * DAY };
  });
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Those whom a member looks for and who look for the member. */
function fitting(
  cast: readonly CastMember[],
  { id, profile }: CastMember,
  search: BrandSettings['default_search'],
): CastMember[] {
  return cast.filter(
    (other) =>
      other.id !== id &&
      other.profile.gender === search[profile.gender] &&
      profile.gender === search[other.profile.gender],
  );
}

/** A moment in the last days of the one who likes; null where the two never were members at the same time. */
function timeOf(from: CastMember, to: CastMember, share: number): Date | null {
  const end = from.profile.active_at.getTime();
  const start = Math.max(from.profile.created_at.getTime(), to.profile.created_at.getTime(), end - 10 * DAY);
  return start < end ? new Date(start + Math.floor((end - start) * share)) : null;
}
