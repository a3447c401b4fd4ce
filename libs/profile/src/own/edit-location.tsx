import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { profileKeys } from '@parlour/api-client/profile/keys';
import { addresses } from '@parlour/contract/addresses';
import type { Profile } from '@parlour/contract/types/profile';
import { Button, LinkButton, Row, Stack } from '@parlour/ui';
import { PlaceFields } from './place-fields.tsx';
import { useSaved } from './use-saved.ts';

/** Where one lives, from the lists. Others see the city, never more. */
export function EditLocation({ profile, lastResult }: { profile: Profile; lastResult?: CallFormResult }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const saved = useSaved();
  const place = profile.region ?? profile.country;
  const form = useCallForm({
    form: async () => (await import('./location-form.ts')).locationForm,
    id: 'location',
    lastResult,
    defaultValue: { place, city: profile.city ?? '' },
    onDone: async ({ location }) => {
      saved({ ...profile, ...location });
      await client.invalidateQueries({ queryKey: profileKeys.own });
      await navigate(addresses.profile.href());
    },
  });
  return (
    <CallForm state={form}>
      <Stack $gap={5}>
        <PlaceFields form={form} place={place} />
        <Row>
          <LinkButton href={addresses.profile.href()} tone="quiet">
            {t`Cancel`}
          </LinkButton>
          <Button type="submit" tone="primary" pending={form.isPending} pendingLabel={t`Saving`}>
            {t`Save`}
          </Button>
        </Row>
      </Stack>
    </CallForm>
  );
}
