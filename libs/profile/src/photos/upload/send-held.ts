import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@parlour/api-client/api-error';
import type { ChosenPhoto } from '@parlour/api-client/profile/photo-file/chosen-photo';
import { mayPass } from '@parlour/api-client/send';
import type { Image } from '@parlour/contract/types/image';
import { SECOND } from '@parlour/models/durations';
import { holdPage } from '@parlour/state/page/hold-page';
import { connection } from '@parlour/state/device/use-online';
import type { SmallUpload } from './send-small.ts';

/** Loaded while there is a connection, so that a photo that is chosen without one waits for it. */
export const fetchSending = () => import('./send-small.ts');

const withoutConnection = (): never => {
  throw new ApiError(0, { code: 'offline' });
};

/** Sends a photo; meanwhile the browser asks before it closes the page. */
export const sendHeld = (client: QueryClient, upload: SmallUpload): Promise<{ photo: Image }> =>
  holdPage(
    fetchSending()
      .catch(withoutConnection)
      .then(({ sendSmall }) => sendSmall(client, upload)),
  );

/** True where the server keeps nothing under the photo's key. A 429 does not tell: it comes before the server looks. */
export const isKeptNowhere = (error: unknown): boolean =>
  error instanceof ApiError && !error.mayHaveHappened && error.status !== 429;

/**
 * Finds a photo that was left out after all of it was sent, and of which no answer came. Sent once more under its key
 * it is the same photo, so that it can be taken off the server. Where there is no connection, or no server, this is
 * tried again for some minutes. Null where the photo is refused, or no answer comes in that time.
 */
export async function findStray(
  client: QueryClient,
  { key, file, crop, within }: ChosenPhoto & { key: string },
): Promise<Image | null> {
  const { signal } = new AbortController();
  for (let tries = 1; ; tries += 1)
    try {
      return (await sendHeld(client, { file, crop, within, idempotencyKey: key, signal, onProgress: () => {} })).photo;
    } catch (error) {
      if (!(error instanceof ApiError) || !mayPass(error) || tries === TRIES) return null;
      await connection(PAUSE);
    }
}

/**
 * How often a stray photo is asked for, and the milliseconds between: a server that restarts is there again by then.
 */
const TRIES = 10;
const PAUSE = 30 * SECOND;
