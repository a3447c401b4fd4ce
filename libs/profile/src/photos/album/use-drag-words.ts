import type { DndContextProps, DragEndEvent, UniqueIdentifier } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Image } from '@parlour/contract/types/image';
import { isPlaceFor, placeOf } from './place-for.ts';
import { usePutSentence } from './use-put-sentence.ts';

type Step = Pick<DragEndEvent, 'active' | 'over'>;

/** What a screen reader is told while a photo is moved. */
export function useDragWords(photos: readonly Image[]): NonNullable<DndContextProps['accessibility']> {
  const { t } = useLingui();
  const put = usePutSentence();
  const isJustTaken = useRef(false);
  const count = photos.length;
  const number = (id: UniqueIdentifier) => placeOf(photos, id) + 1;
  const isPlace = ({ active, over }: Step) =>
    over?.id === active.id || (over && isPlaceFor(photos, placeOf(photos, active.id), placeOf(photos, over.id)));
  const taken = (photo: number) => t`Photo ${photo} is picked up.`;
  const above = (photo: number, place: number) => t`Photo ${photo} would go to place ${place} of ${count}.`;
  const back = (photo: number) => t`Photo ${photo} is back where it was.`;
  return {
    screenReaderInstructions: {
      draggable: t`Press space to pick the photo up, the arrow keys to move it, space again to put it down, Escape to leave it where it was.`,
    },
    announcements: {
      onDragStart({ active }) {
        isJustTaken.current = true;
        return taken(number(active.id));
      },
      // It is over its own place as soon as it is taken: that would be said in place of its being taken.
      onDragOver(step) {
        const isMoved = !isJustTaken.current || step.over?.id !== step.active.id;
        isJustTaken.current = false;
        return step.over && isMoved && isPlace(step) ? above(number(step.active.id), number(step.over.id)) : undefined;
      },
      onDragEnd: (step) =>
        step.over && isPlace(step)
          ? put(number(step.active.id), number(step.over.id), count)
          : back(number(step.active.id)),
      onDragCancel: ({ active }) => back(number(active.id)),
    },
  };
}
