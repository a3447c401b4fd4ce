import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { CallForm, useCallForm } from '@parlour/api-client/call-form';
import { ownProfileOptions, setOwnProfile } from '@parlour/api-client/profile/profile';
import { useSite } from '@parlour/api-client/site';
import type { StepForm } from '@parlour/api-client/call-form/step-form';
import { isInterest } from '@parlour/models/interests';
import { Stack } from '@parlour/ui';
import { AboutMeField } from '../fields/about-me-field.tsx';
import { DraftNote } from '../fields/draft-note.tsx';
import { InterestChoice } from '../fields/interest-choice.tsx';

/** A new member in their own words; those of the sign-up are the draft. */
export function AboutStep({ lastResult, actions, onSaved }: StepForm) {
  const client = useQueryClient();
  const { visible_profile_fields } = useSite().settings;
  const { profile } = useSuspenseQuery(ownProfileOptions()).data;
  const form = useCallForm({
    form: async () => (await import('../fields/profile-forms.ts')).aboutForm,
    draft: 'signup.about',
    lastResult,
    defaultValue: { about_me: profile.about_me ?? '', interests: profile.interests.filter(isInterest) },
    onDone: async ({ profile: changed }) => {
      setOwnProfile(client, changed);
      await onSaved();
    },
  });
  return (
    <CallForm state={form}>
      <Stack $gap={5}>
        {profile.about_me_draft && <DraftNote />}
        <AboutMeField {...form.field('about_me')} />
        {visible_profile_fields.includes('interests') && (
          <InterestChoice {...form.list('interests')} onChange={(interests) => form.draft.keep({ interests })} />
        )}
        {actions({ isPending: form.isPending })}
      </Stack>
    </CallForm>
  );
}
