import { MapFrame, MapPicture } from './atlas-look.ts';
import { outlines } from './outlines.ts';
import type { Place } from './use-place.ts';

/** The regions as outlines, which a finger or a mouse may choose too. The list beside it says the same in words. */
export function CountryMap({ place: { country, regions, chosen, choose } }: { place: Place }) {
  const outline = outlines[country];
  if (!outline) return null;
  return (
    <MapFrame>
      <MapPicture viewBox="-8 -8 1016 1016" width={1016} height={1016} aria-hidden="true">
        {regions.map(({ id }) => (
          <use
            key={id}
            href={`${outline}#${id}`}
            data-chosen={id === chosen?.id ? '' : undefined}
            onClick={() => choose(id)}
          />
        ))}
      </MapPicture>
    </MapFrame>
  );
}
