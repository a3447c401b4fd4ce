import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { takeAutoLike } from '@parlour/api-client/members/auto-like';
import { newMatchesOptions } from '@parlour/api-client/members/new-match';
import { receivedLikeOptions } from '@parlour/api-client/members/received-like';
import { addresses } from '@parlour/contract/addresses';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { HOUR, SECOND } from '@parlour/models/durations';
import { calmMoment } from '@parlour/ui/kit/behaviour/calm-moment';
import { isUnder } from '../navigation/is-under.ts';

/** Milliseconds after which a page first looks for a like that was not shown yet, as it does for all news (spec section 9). */
const firstLook = 5 * SECOND;
/** Seconds: nobody waits longer for the parameter `t`. */
const longestDelay = HOUR / SECOND;

/** Where no like is shown unasked: what is paid for, complained about, chosen, uploaded or played there comes first. */
const quietPlaces = [
  addresses.credits,
  addresses.payment,
  addresses.report,
  addresses.complaints,
  addresses.matchFinder,
  addresses.profile,
  addresses.settings,
  addresses.notifications,
  addresses.swipeGame,
];

/** The delay that the address asks for, in seconds; null where it asks for none. */
export function readDelay(search: URLSearchParams): number | null {
  const asked = search.get('t');
  const seconds = Number(asked);
  return asked !== null && asked !== '' && seconds >= 0 && seconds <= longestDelay ? seconds : null;
}

/**
 * The like that is to be shown in full: one that came in while the page was open, or one that waits since before (contract
 * part 0, 2). The server hands each to one tab of a session alone; the parameter `t` only says when to ask, also in a quiet place,
 * and is then gone. One that was returned meanwhile is shown as the match that it made. It belongs to the page that it came up on:
 * where another opens, as by a tapped notification or the browser's way back, it is put away, and is on the likes page still.
 * @param newLikes how many received likes are unseen
 */
export function useNewLike(newLikes: number): { profile: ProfileCard | null; close: () => void } {
  const client = useQueryClient();
  const [profile, setProfile] = useState<ProfileCard | null>(null);
  const { data: matches } = useQuery(newMatchesOptions());
  const [look, setLook] = useState<{ askedOn?: string }>();
  const { pathname } = useLocation();
  const [shownOn, setShownOn] = useState(pathname);
  if (shownOn !== pathname) {
    setShownOn(pathname);
    setProfile(null);
  }
  const mayShow = useEffectEvent((askedOn?: string) => pathname === askedOn || !isUnder(pathname, quietPlaces));
  useOnRise(newLikes, () => setLook({}));
  useFirstLook(newLikes > 0, (isAsked) => setLook(isAsked ? { askedOn: pathname } : {}));

  useEffect(() => {
    if (!look) return undefined;
    const stay = new AbortController();
    const calm = () => calmMoment(stay.signal, () => mayShow(look.askedOn));
    const showNext = async () => {
      await calm();
      let handed = await takeAutoLike(client);
      // After a wait it is asked for anew: it may have been taken back meanwhile, and fails then.
      while (handed && (await calm())) handed = await likerNow(client, handed.id);
      if (handed) setProfile(handed);
    };
    // The like stays where it is, on the likes page: nothing is lost where this fails.
    showNext().catch(() => undefined);
    return () => stay.abort();
  }, [client, look]);

  const isReturned = matches?.some((match) => match.profile.id === profile?.id);
  return { profile: isReturned ? null : profile, close: () => setProfile(null) };
}

/** Who liked, as they and their like are at this moment. */
async function likerNow(client: QueryClient, id: string): Promise<ProfileCard> {
  const { like } = await client.query({ ...receivedLikeOptions(id), staleTime: 0 });
  return like.profile;
}

/** Calls when the count goes up. */
function useOnRise(count: number, onRise: () => void): void {
  const before = useRef(count);
  const rise = useEffectEvent(onRise);
  useEffect(() => {
    if (count > before.current) rise();
    before.current = count;
  }, [count]);
}

/** Calls once, after the first moments of a page where a like waits, or when the address asks for it, and says whether it did. */
function useFirstLook(hasNew: boolean, onLook: (isAsked: boolean) => void): void {
  const [search, setSearch] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const delay = readDelay(search);
  const wait = delay === null ? (hasNew && !isDone ? firstLook : null) : delay * SECOND;
  const look = useEffectEvent(() => {
    setDone(true);
    onLook(delay !== null);
    if (delay === null) return;
    const rest = new URLSearchParams(search);
    rest.delete('t');
    setSearch(rest, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (wait === null) return undefined;
    const timer = setTimeout(() => look(), wait);
    return () => clearTimeout(timer);
  }, [wait]);
}
