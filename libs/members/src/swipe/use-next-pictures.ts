import { useEffect } from 'react';
import { preload } from 'react-dom';
import { useSite } from '@parlour/api-client/site';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { isSparing } from '@parlour/state/device/connection';
import { portraitOf } from '../portrait-of.ts';

/** Pictures that are there before their card is. */
const ahead = 5;

/** Fetches the pictures of the next cards, unless the reader asked to save data or the line is slow (spec section 9). */
export function useNextPictures(queue: readonly ProfileCard[]): void {
  const { savesData } = useSite();
  useEffect(() => {
    if (savesData || isSparing()) return;
    for (const card of queue.slice(1, 1 + ahead)) {
      const { src } = portraitOf(card);
      if (src !== undefined) preload(src, { as: 'image', fetchPriority: 'low' });
    }
  }, [queue, savesData]);
}
