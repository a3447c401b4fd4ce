import type { RefCallback } from 'react';
import { useFocusHeir } from '@parlour/ui';

/**
 * A ref for a photo's place, in the album or on its way there: when it goes, the focus goes to what stands there then. Also for
 * where photos come from, which goes with the last that there is room for: the focus goes to that photo.
 */
export const usePhotoHeir = (): RefCallback<HTMLElement> => useFocusHeir(focusPlaceOf);

const menuOf = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>('[aria-haspopup]');

/**
 * From a photo of the album to another one there, or to where photos come from; to a photo on its way as such, and not to the
 * button that leaves it out, which the next press would do. Looks once all is settled: with the second to last photo the whole
 * grid is another.
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
