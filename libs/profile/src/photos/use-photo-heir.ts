import type { RefCallback } from 'react';
import { useFocusHeir } from '@parlour/ui';

/**
 * A ref for a photo's place, in the album or on its way there: when it goes, the focus goes to what stands there then. Also for
 * where photos come from, which goes with the last that there is room for: the focus goes to that photo.
 */
export const usePhotoHeir = (): RefCallback<HTMLElement> => useFocusHeir(focusPlaceOf);

/** Looks once all is settled: with the second to last photo the whole grid is another. */
function focusPlaceOf(gone: HTMLElement): void {
  const section = gone.closest('section');
  if (!section) return;
  const items = () => [...section.querySelectorAll('li')];
  const place = items().findIndex((item) => item === gone);
  queueMicrotask(() => {
    const heir = items()[place] ?? items().at(-1);
    const control = heir
      ? (heir.querySelector<HTMLElement>('[aria-haspopup]') ?? heir.querySelector('button'))
      : section.querySelector<HTMLElement>('input[type="file"]');
    control?.focus();
  });
}
