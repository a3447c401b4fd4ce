import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { Image } from '@parlour/contract/types/image';
import { isPlaceFor, placeOf } from './place-for.ts';

/**
 * Where the arrow keys take a photo, as far as there are places for it: left and right to the place before and after,
 * in whatever row that is; up and down by a row.
 */
export const arrowSteps =
  (photos: readonly Image[]): KeyboardCoordinateGetter =>
  (event, { active, context: { over, droppableContainers } }) => {
    // The item stays where it is while its tile follows the keys or makes way for another.
    const places = photos.map(({ id }) => droppableContainers.get(id)?.node.current?.parentElement);
    const row = places.filter((place) => place?.offsetTop === places[0]?.offsetTop).length;
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row };
    const step = steps[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const from = placeOf(photos, active);
    const first = from === 0 || isPlaceFor(photos, from, 0) ? 0 : 1;
    const wanted = placeOf(photos, over?.id ?? active) + step;
    const place = places[wanted];
    if (wanted < first || !place) return undefined;
    place.scrollIntoView({ block: 'nearest' });
    const { x, y } = place.getBoundingClientRect();
    return { x, y };
  };
