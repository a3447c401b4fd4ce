import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { CallForm, useCallForm } from '@parlour/api-client/call-form';
import { profileKeys } from '@parlour/api-client/profile/keys';
import { ownProfileOptions } from '@parlour/api-client/profile/profile';
import { setOwnPlace } from '@parlour/api-client/profile/save';
import type { StepForm } from '@parlour/api-client/call-form/step-form';
import { Stack } from '@parlour/ui';
import { PlaceFields } from '../location/place-fields.tsx';

/** Where a new member lives. */
export function LocationStep({ isRequired, lastResult, actions, onSaved }: StepForm) {
  const client = useQueryClient();
  const { profile } = useSuspenseQuery(ownProfileOptions()).data;
  const { country, region, city } = profile;
  const form = useCallForm({
    form: async () => (await import('../location/location-form.ts')).locationForm,
    draft: 'signup.location',
    lastResult,
    defaultValue: { country, region: region ?? '', city: city ?? '' },
    onDone: async ({ location }) => {
      setOwnPlace(client, location);
      void client.invalidateQueries({ queryKey: profileKeys.own, refetchType: 'none' });
      await onSaved();
    },
  });
  return (
    <CallForm state={form}>
      <Stack $gap={5}>
        <PlaceFields form={form} isRequired={isRequired} />
        {actions({ isPending: form.isPending })}
      </Stack>
    </CallForm>
  );
}
