import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { changedPlace, type TypedPlace } from './typed-place.ts';

type PlaceField = HTMLInputElement | HTMLSelectElement;

/**
 * Tells of a place that was chosen or typed before the page's scripts came, or put back by the browser: React's next render would
 * take it back. The own region where the list does not offer it is no such choice.
 *
 * @param fields what the fields stand in
 */
export function useEarlyPlace(
  fields: RefObject<HTMLElement | null>,
  drawn: TypedPlace,
  onPlace: (place: TypedPlace) => void,
): void {
  const adopt = useEffectEvent(() => {
    const changed = [...(fields.current?.querySelectorAll<PlaceField>('select, input') ?? [])].filter(isChanged);
    if (changed.length === 0) return;
    onPlace(changed.reduce((place, { name, value }) => changedPlace(place, name as keyof TypedPlace, value), drawn));
  });
  useLayoutEffect(() => adopt(), []);
}

const isChanged = (field: PlaceField): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ defaultSelected, selected }) => defaultSelected && !selected)
    : field.value !== field.defaultValue;
