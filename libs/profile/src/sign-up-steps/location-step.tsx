import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { CallForm, useCallForm } from '@parlour/api-client/call-form';
import { profileKeys } from '@parlour/api-client/profile/keys';
import { ownProfileOptions, setOwnProfile } from '@parlour/api-client/profile/profile';
import { Stack } from '@parlour/ui';
import { PlaceFields } from '../own/place-fields.tsx';
import type { StepForm } from './step-form.ts';

/** Where a new member lives. */
export function LocationStep({ lastResult, actions, onSaved }: StepForm) {
  const client = useQueryClient();
  const { profile } = useSuspenseQuery(ownProfileOptions()).data;
  const place = profile.region ?? profile.country;
  const form = useCallForm({
    form: async () => (await import('../own/location-form.ts')).locationForm,
    lastResult,
    defaultValue: { place, city: profile.city ?? '' },
    onDone: async ({ location }) => {
      setOwnProfile(client, { ...profile, ...location });
      void client.invalidateQueries({ queryKey: profileKeys.own, refetchType: 'none' });
      await onSaved();
    },
  });
  return (
    <CallForm state={form}>
      <Stack $gap={5}>
        <PlaceFields form={form} place={form.field('place').defaultValue ?? place} />
        {actions({ isPending: form.isPending })}
      </Stack>
    </CallForm>
  );
}
