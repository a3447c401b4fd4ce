import type { RefCallback } from 'react';
import { useFocusHeir } from '@parlour/ui';

/**
 * A ref for a photo's place, in the album or on its way there: when the photo goes, the focus moves to what then stands
 * there. Also for the place where photos come from, which goes with the last photo that there is room for: the focus
 * moves to that photo.
 */
export const usePhotoHeir = (): RefCallback<HTMLElement> => useFocusHeir(focusPlaceOf);

const menuOf = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>('[aria-haspopup]');

/**
 * Moves the focus from a photo that has gone:
 * - one of the album: to another one there, or to where photos come from;
 * - one on its way: to whichever photo stands there then. A photo on its way takes the focus itself, and not its
 *   button, which would leave it out at the next press.
 *
 * Looks once all is settled: with the second to last photo the whole grid is another.
 */
function focusPlaceOf(gone: HTMLElement): void {
  const section = gone.closest('section');
  if (!section) return;
  const isInAlbum = menuOf(gone) !== null;
  const items = () => [...section.querySelectorAll('li')].filter((item) => !isInAlbum || menuOf(item));
  const place = items().findIndex((item) => item === gone);
  queueMicrotask(() => {
    const heir = items()[place] ?? items().at(-1);
    const control = heir ? (menuOf(heir) ?? heir) : section.querySelector<HTMLElement>('input[type="file"]');
    control?.focus();
  });
}
