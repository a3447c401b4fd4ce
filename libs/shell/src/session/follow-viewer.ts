import { hashKey, type QueryClient } from '@tanstack/react-query';
import { isSessionBeginning } from '@parlour/api-client/account/session';
import { userOptions } from '@parlour/api-client/account/user';
import { closeNotifications } from '@parlour/api-client/live/close-notifications';
import { sessionEnded, sessionLeft } from '@parlour/api-client/session-ended';
import { areNotificationsOthers } from '@parlour/state/device/push-owner';
import { forgetKept } from '@parlour/state/stored/browser-storage';
import { forgetOthers } from '@parlour/state/stored/forget-others';
import { letPageGo } from '@parlour/state/page/hold-page';
import { noteKeptWords } from '@parlour/state/words/kept-words';
import { isBegun } from './is-begun.ts';

const NAME = 'parlour.viewer';

/** What other tabs hear in place of who is here, where a member has ended their session. */
const LEFT = '';

/**
 * Closes notifications that are not for the viewer. A locked phone shows them long after the session that they were
 * for; without a session they are for nobody who is here.
 */
const closeNotificationsOfOthers = (viewer: string | null): void => {
  if (areNotificationsOthers(viewer)) void closeNotifications();
};

/**
 * Keeps a member's page from outliving their session.
 * - Where somebody else or nobody is logged in now, as the server or another tab says, the page is loaded anew: nothing
 *   of one member is shown to, or saved for, another.
 * - A visitor's page follows a log-in in another tab, unless they have begun to write in this one. A page that somebody
 *   goes back to follows a log-in that came meanwhile.
 * - Where the session ends by itself, the log-in page learns whether the member's words are kept.
 * - However it ended, the next page closes the notifications of it that the device still shows.
 *
 * @returns the function that ends it
 */
export function followViewer(client: QueryClient): () => void {
  const { queryKey } = userOptions();
  const here = (): string | null | undefined => {
    const reply = client.getQueryData(queryKey);
    return reply && (reply.user?.id ?? null);
  };
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : null;
  let shown = here();
  // Once the member has left, or somebody else has come, nobody is told of the member's words, whatever else says then
  // that the session ended.
  let isSilent = false;

  const noteWords = (): void => {
    if (shown && !isSilent) noteKeptWords(shown);
  };
  const loadAnew = (next: string | null | undefined): void => {
    letPageGo();
    isSilent ||= next !== null;
    noteWords();
    window.location.reload();
  };
  const isAnother = (viewer: string | null): boolean => Boolean(shown) && viewer !== shown;
  const compare = (): void => {
    const viewer = here();
    if (viewer === undefined || viewer === shown) return;
    channel?.postMessage(viewer);
    closeNotificationsOfOthers(viewer);
    if (isAnother(viewer) && !isSessionBeginning()) loadAnew(viewer);
    else shown = viewer;
  };
  const askAnew = async (): Promise<void> => {
    const before = shown;
    await client.invalidateQueries({ queryKey });
    if (shown !== before) loadAnew(shown);
  };
  const hear = ({ data }: MessageEvent<string | null>): void => {
    if (shown && data === LEFT) forgetKept(shown);
    if (isAnother(data)) loadAnew(data);
    // What the other tab says may not hold here: a page that went by it alone could be loaded anew for ever.
    else if (data && shown === null && !isBegun()) void askAnew();
  };
  const returned = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) void askAnew();
  };

  const tellOthers = (): void => {
    if (shown === undefined) return;
    channel?.postMessage(shown);
    forgetOthers(shown);
    closeNotificationsOfOthers(shown);
  };
  /** A page of before may show nobody: others hear of it only once the server has said so. */
  const tellOnceAnswered = async (): Promise<void> => {
    await askAnew();
    if (!client.getQueryState(queryKey)?.isInvalidated) tellOthers();
  };

  channel?.addEventListener('message', hear);
  window.addEventListener('pageshow', returned);
  const unfollow = sessionEnded.subscribe(noteWords);
  const unfollowLeaving = sessionLeft.subscribe(() => {
    isSilent = true;
    channel?.postMessage(LEFT);
    closeNotificationsOfOthers(null);
  });
  const userHash = hashKey(queryKey);
  const unsubscribe = client.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryHash === userHash) compare();
  });
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (loading?.type === 'back_forward') void tellOnceAnswered();
  else tellOthers();
  return () => {
    unsubscribe();
    unfollow();
    unfollowLeaving();
    window.removeEventListener('pageshow', returned);
    channel?.close();
  };
}
