import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLingui } from '@lingui/react/macro';
import { GripVertical } from 'lucide-react';
import type { Image } from '@parlour/contract/types/image';
import { IconButton, type MenuEntry } from '@parlour/ui';
import { arrowSteps } from './arrow-steps.ts';
import { PhotoItem, PhotoTiles, type PhotoGridProps } from './photo-grid.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { isPlaceFor, placeOf } from './place-for.ts';
import { useDragWords } from './use-drag-words.ts';

/** Pixels that a mouse goes before a press is a drag. */
const FIRST_PIXELS = 6;
/** Milliseconds that a finger rests before it drags; sooner it scrolls the page. */
const REST = 200;

/** The photos' order, changed by mouse, finger or keys; each step is said. */
export function SortablePhotoGrid({ photos, entriesOf, onMove }: PhotoGridProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: FIRST_PIXELS } }),
    useSensor(TouchSensor, { activationConstraint: { delay: REST, tolerance: FIRST_PIXELS } }),
    useSensor(KeyboardSensor, { coordinateGetter: arrowSteps(photos), scrollBehavior: 'auto' }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(photos, active.id), over ? placeOf(photos, over.id) : -1];
    const photo = photos[from];
    if (photo && isPlaceFor(photos, from, to)) onMove(photo, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={useDragWords(photos)}
      onDragEnd={drop}
    >
      <SortableContext items={photos.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <PhotoTiles>
          {photos.map((photo, place) => (
            <PhotoItem key={photo.id}>
              <SortableTile photo={photo} number={place + 1} entries={entriesOf(photos, place)} />
            </PhotoItem>
          ))}
        </PhotoTiles>
      </SortableContext>
    </DndContext>
  );
}

/** The whole tile follows mouse and finger; the handle is where the keys take it up. */
function SortableTile({ photo, number, entries }: { photo: Image; number: number; entries: readonly MenuEntry[] }) {
  const { t } = useLingui();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: photo.id,
    disabled: { draggable: photo.is_main },
  });
  const frame = {
    ...listeners,
    ref: setNodeRef,
    style: { transform: CSS.Translate.toString(transform), transition },
    'data-lifted': isDragging ? ('' as const) : undefined,
  };
  const { 'aria-describedby': describedBy, 'aria-pressed': pressed } = attributes;
  return (
    <PhotoTile
      photo={photo}
      number={number}
      entries={entries}
      frame={frame}
      handle={
        !photo.is_main && (
          <IconButton
            ref={setActivatorNodeRef}
            label={t`Move photo ${number}`}
            aria-describedby={describedBy}
            pressed={pressed}
            glyph={GripVertical}
            look="raised"
          />
        )
      }
    />
  );
}
