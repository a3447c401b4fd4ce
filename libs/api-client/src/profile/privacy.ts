import type { QueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@parlour/contract/define-call';
import { getPrivacy } from '@parlour/contract/profile/get-privacy';
import type { Privacy } from '@parlour/contract/profile/privacy-fields';
import { savePrivacy } from '@parlour/contract/profile/save-privacy';
import { callQuery } from '../call-query.ts';
import { ApiError } from '../api-error.ts';
import { tellOtherTabs } from '../live/other-tabs.ts';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import { profileKeys } from './keys.ts';

/** What one keeps to oneself. */
export const privacyOptions = () => callQuery(profileKeys.privacy, getPrivacy);

export type PrivacyChange = BodyInput<typeof savePrivacy>;

/** Puts choices where the page reads them. */
export const setPrivacy = (client: QueryClient, privacy: Privacy): void =>
  void client.setQueryData(privacyOptions().queryKey, { privacy });

/** Choices on their way. */
interface Line {
  /** As the server has them, by its last answer. */
  kept: Privacy | undefined;
  /** Ends with the call that was begun last. */
  free: Promise<unknown>;
  /** Nobody knows whether a call since that answer happened. */
  isUnsure?: boolean;
  /** What waits for that end, to go in one call. */
  next?: { body: PrivacyChange; answer: Promise<void> };
}

const lines = new WeakMap<QueryClient, Line>();

const shownPrivacy = (client: QueryClient) => client.getQueryData(privacyOptions().queryKey)?.privacy;

/**
 * Changes choices. They are seen at once, and put back where their call fails. While a call is on its way, further
 * choices wait for its end and go together in the next one, so that a slow line has one call to wait for.
 */
export async function keepPrivacy(client: QueryClient, change: PrivacyChange): Promise<void> {
  await client.cancelQueries({ queryKey: privacyOptions().queryKey });
  const before = shownPrivacy(client);
  const line = lines.get(client) ?? { kept: before, free: Promise.resolve() };
  lines.set(client, line);
  if (before) setPrivacy(client, { ...before, ...change });
  line.next ??= nextCall(client, line);
  Object.assign(line.next.body, change);
  await line.next.answer;
}

function nextCall(client: QueryClient, line: Line): NonNullable<Line['next']> {
  const body: PrivacyChange = {};
  const answer = line.free.then(async () => {
    line.next = undefined;
    try {
      const { privacy } = await send(savePrivacy, { body, ...wayOf(client) });
      line.kept = privacy;
      line.isUnsure = false;
      setPrivacy(client, withWaiting(privacy, line));
      tellOtherTabs(profileKeys.privacy);
    } catch (error) {
      putBack(client, line, body);
      line.isUnsure ||= error instanceof ApiError && error.mayHaveHappened;
      // A waiting call goes out at once, and its answer settles this too. A read beside it could tell the old choices.
      if (line.isUnsure && !line.next) void client.invalidateQueries({ queryKey: profileKeys.privacy });
      throw error;
    } finally {
      if (!line.next) lines.delete(client);
    }
  });
  line.free = answer.catch(() => undefined);
  return { body, answer };
}

const withWaiting = (privacy: Privacy, { next }: Line): Privacy => ({ ...privacy, ...next?.body });

function putBack(client: QueryClient, line: Line, body: PrivacyChange): void {
  const { kept } = line;
  const now = shownPrivacy(client);
  if (!now || !kept) return;
  const names = Object.keys(body) as (keyof Privacy)[];
  setPrivacy(client, withWaiting({ ...now, ...Object.fromEntries(names.map((name) => [name, kept[name]])) }, line));
}
