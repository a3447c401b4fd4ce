import { useSyncExternalStore } from 'react';
import { useViewer } from '@parlour/api-client/account/user';
import { deviceStorage } from '@parlour/state/stored/browser-storage';
import { followStored } from '@parlour/state/stored/stored-changes';
import { wordsKey } from '@parlour/state/words/unsent-words';

/** What the viewer has begun to write to somebody and this device keeps; null where that is nothing, and on the server. */
export function useKeptDraft(profileId: string): string | null {
  const key = wordsKey('draft', useViewer()?.id ?? '', profileId);
  return useSyncExternalStore(
    followStored,
    () => deviceStorage.read(key),
    () => null,
  );
}
