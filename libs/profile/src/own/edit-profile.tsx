import { useLingui } from '@lingui/react/macro';
import { useSite } from '@parlour/api-client/site';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import type { Profile } from '@parlour/contract/types/profile';
import { choiceLabel, profileFieldLabels } from '@parlour/i18n/labels/profile-fields';
import { aboutMeMax } from '@parlour/models/profile/about-me';
import { choicesOfFields } from '@parlour/models/profile-fields';
import { Button, SelectField, Stack, TextArea, TextField } from '@parlour/ui';
import { InterestChoice } from './interest-choice.tsx';
import { choiceFields } from './choice-fields.ts';
import { useSaved } from './use-saved.ts';

/** Every field that a member may change, with what is wrong at each. */
export function EditProfile({ profile, lastResult }: { profile: Profile; lastResult?: CallFormResult }) {
  const { t, i18n } = useLingui();
  const { visible_profile_fields, sexualities } = useSite().settings;
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
  const fields = choiceFields.filter((field) => visible_profile_fields.includes(field));
  return (
    <CallForm state={form}>
      <Stack $gap={5}>
        <TextField {...form.field('name')} label={t`Name`} autoComplete="nickname" />
        <TextArea
          {...form.field('about_me')}
          label={t`About me`}
          hint={t`What you enjoy, what you are looking for. Leave out phone numbers, addresses and links.`}
          counter={{ most: aboutMeMax, describe: (used, most) => t`${used} of ${most} characters` }}
        />
        {fields.map((field) => (
          <SelectField
            key={field}
            {...form.field(field)}
            label={i18n._(profileFieldLabels[field])}
            placeholder={t`I'd rather not say`}
            options={(field === 'sexuality' ? sexualities : choicesOfFields[field]).flatMap((value: string) => {
              const label = choiceLabel(field, value);
              return label ? [{ value, label: i18n._(label) }] : [];
            })}
          />
        ))}
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
