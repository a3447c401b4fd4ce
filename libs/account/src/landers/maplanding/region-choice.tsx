import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useEarlyRadio } from '@parlour/ui';
import { RegionChip, RegionList, RegionPlace } from './atlas-look.ts';
import type { Place } from './use-place.ts';

/** The regions by name. Native radios of the sign-up's form: arrow keys choose, and no script is needed. */
export function RegionChoice({ form, place }: { form: string; place: Place }) {
  const { t } = useLingui();
  const { country, regions, chosen, choose } = place;
  const list = useRef<HTMLDivElement>(null);
  useEarlyRadio(list, chosen?.id ?? '', choose);
  return (
    <RegionPlace>
      <legend>{t`Where do you live?`}</legend>
      <input type="hidden" name="country" value={country} form={form} />
      <RegionList ref={list}>
        {regions.map(({ id, name }) => (
          <RegionChip key={id}>
            <input
              type="radio"
              name="region"
              value={id}
              form={form}
              checked={id === chosen?.id}
              onChange={() => choose(id)}
            />
            <span>{name}</span>
          </RegionChip>
        ))}
      </RegionList>
    </RegionPlace>
  );
}
