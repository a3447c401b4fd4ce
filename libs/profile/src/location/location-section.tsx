import { useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { CallForm, SaveButton, UnsavedNote, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { ownProfileOptions } from '@parlour/api-client/profile/profile';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import { setOwnPlace } from '@parlour/api-client/profile/save';
import { addresses } from '@parlour/contract/addresses';
import { useToast } from '@parlour/state/page/toasts';
import { Heading, Note, Stack, Text } from '@parlour/ui';
import { PlaceFields } from './place-fields.tsx';
import { usePlaceOf } from './use-place-of.ts';

export const locationSectionQueries = () => [ownProfileOptions(), regionsOptions()] as const;

export interface LocationSectionProps {
  /** It was saved without JavaScript. */
  isDone: boolean;
  lastResult?: CallFormResult;
}

/** Where one lives, among the settings: by the device or by the lists (spec section 2, location settings). */
export function LocationSection({ isDone, lastResult }: LocationSectionProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const headingId = useId();
  const placeOf = usePlaceOf();
  const { profile } = useSuspenseQuery(ownProfileOptions()).data;
  const { country, region, city } = profile;
  const form = useCallForm({
    id: 'settings-location',
    form: async () => (await import('./location-form.ts')).locationForm,
    draft: 'profile.location',
    changesSaved: true,
    isOneValue: true,
    lastResult,
    defaultValue: { country, region: region ?? '', city: city ?? '' },
    onDone: ({ location }) => {
      setOwnPlace(client, location);
      toast({ tone: 'success', text: t`Saved` });
    },
  });
  return (
    <Stack as="section" $gap={4}>
      <Heading id={headingId}>{t`Location`}</Heading>
      {isDone && (
        <Note tone="success" announce="polite">
          {t`Saved`}
        </Note>
      )}
      <Text $tone="quiet">{placeOf(profile)}</Text>
      <CallForm state={form} action={addresses.settings.href(undefined, { part: 'location' })}>
        <Stack $gap={5}>
          <UnsavedNote state={form} />
          <PlaceFields form={form} />
          <div>
            <SaveButton headingId={headingId} state={form} />
          </div>
        </Stack>
      </CallForm>
    </Stack>
  );
}
