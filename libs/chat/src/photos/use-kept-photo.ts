import { useViewer } from '@parlour/api-client/account/user';
import type { Image } from '@parlour/contract/types/image';
import { useStoredFact } from '@parlour/state/stored/stored-fact';
import { hasStrings } from '@parlour/state/stored/has-strings';
import { useServerNow } from '../use-server-now.ts';

const isPhoto = hasStrings<Image>('id');

/**
 * The photo that was taken in for somebody and is not sent yet, as long as its address can be shown. It is still there
 * after a reload, and when its member comes back from buying credits.
 */
export function useKeptPhoto(profileId: string): [photo: Image | undefined, keep: (photo: Image | undefined) => void] {
  const viewerId = useViewer()?.id ?? '';
  const [kept, keep] = useStoredFact<Image | undefined>(`chat-photo.${viewerId}.${profileId}`, undefined, isPhoto);
  const now = useServerNow();
  const isOver = kept?.expires_at && new Date(kept.expires_at) <= now;
  return [isOver ? undefined : kept, keep];
}
