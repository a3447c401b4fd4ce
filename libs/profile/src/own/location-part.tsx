import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { putPlace, setOwnPlace } from '@parlour/api-client/profile/save';
import { Text } from '@parlour/ui';
import { PlaceFields } from '../location/place-fields.tsx';
import { usePlaceOf } from '../location/use-place-of.ts';
import { OwnPart } from './own-part.tsx';
import { PartForm } from './part-form.tsx';
import type { PartFormProps, PartProps } from './part-props.ts';
import { usePartForm } from './use-part-form.ts';

/** Where one lives. Others see country, region and city, never more. */
export function LocationPart({ profile, lastResult, ...place }: PartProps) {
  const { t } = useLingui();
  const placeOf = usePlaceOf();
  return (
    <OwnPart {...place} part="location" title={t`Where you live`} form={<EditLocation {...{ profile, lastResult }} />}>
      <Text>{placeOf(profile)}</Text>
    </OwnPart>
  );
}

function EditLocation({ profile: { country, region, city }, lastResult }: PartFormProps) {
  const client = useQueryClient();
  const state = usePartForm({
    part: 'location',
    isOneValue: true,
    form: async () => (await import('../location/location-form.ts')).locationForm,
    lastResult,
    saved: { country, region: region ?? '', city: city ?? '' },
    onSaved: ({ location }) => setOwnPlace(client, location),
    putBack: () => putPlace(client, { country, region, city }),
  });
  return (
    <PartForm state={state}>
      <PlaceFields form={state.call} />
    </PartForm>
  );
}
