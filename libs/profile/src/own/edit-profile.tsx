import { useLingui } from '@lingui/react/macro';
import { useSite } from '@parlour/api-client/site';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import type { Profile } from '@parlour/contract/types/profile';
import { aboutMeMax } from '@parlour/models/profile/about-me';
import { Button, Stack, TextField } from '@parlour/ui';
import { AboutMeField } from './about-me-field.tsx';
import { choiceFields } from './choice-fields.ts';
import { FactFields } from './fact-fields.tsx';
import { InterestChoice } from './interest-choice.tsx';
import { useSaved } from './use-saved.ts';

/** Every field that a member may change, with what is wrong at each. */
export function EditProfile({ profile, lastResult }: { profile: Profile; lastResult?: CallFormResult }) {
  const { t } = useLingui();
  const { visible_profile_fields } = useSite().settings;
  const saved = useSaved();
  const { name, about_me } = profile;
  const form = useCallForm({
    form: async () => (await import('./profile-form.ts')).profileForm,
    id: 'profile',
    lastResult,
    defaultValue: {
      name,
      about_me: about_me ?? '',
      ...Object.fromEntries(choiceFields.map((field) => [field, profile[field] ?? ''])),
    },
    params: { max: aboutMeMax },
    onDone: ({ profile: changed }) => saved(changed),
  });
  return (
    <CallForm state={form}>
      <Stack $gap={5}>
        <TextField {...form.field('name')} label={t`Name`} autoComplete="nickname" />
        <AboutMeField {...form.field('about_me')} />
        <FactFields field={form.field} />
        {visible_profile_fields.includes('interests') && (
          <InterestChoice chosen={profile.interests} error={form.field('interests').error} />
        )}
        <Button type="submit" tone="primary" size="large" pending={form.isPending} pendingLabel={t`Saving`}>
          {t`Save`}
        </Button>
      </Stack>
    </CallForm>
  );
}
