import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';

/**
 * What a screen reader is told while a photo is moved.
 *
 * @param placeOf the place of a photo, counted from 0
 */
export function useDragWords(
  placeOf: (id: UniqueIdentifier) => number,
  count: number,
): NonNullable<DndContextProps['accessibility']> {
  const { t } = useLingui();
  const number = (id: UniqueIdentifier) => placeOf(id) + 1;
  const taken = (photo: number) => t`Photo ${photo} is taken up.`;
  const above = (photo: number, place: number) => t`Photo ${photo} would go to place ${place} of ${count}.`;
  const put = (photo: number, place: number) => t`Photo ${photo} was put at place ${place} of ${count}.`;
  const back = (photo: number) => t`Photo ${photo} is back where it was.`;
  return {
    screenReaderInstructions: {
      draggable: t`Press space to take the photo up, the arrow keys to move it, space again to put it down, Escape to leave it where it was.`,
    },
    announcements: {
      onDragStart: ({ active }) => taken(number(active.id)),
      onDragOver: ({ active, over }) => (over ? above(number(active.id), number(over.id)) : undefined),
      onDragEnd: ({ active, over }) => (over ? put(number(active.id), number(over.id)) : back(number(active.id))),
      onDragCancel: ({ active }) => back(number(active.id)),
    },
  };
}
