import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { CallForm, useCallForm } from '@parlour/api-client/call-form';
import { ownProfileOptions, setOwnProfile } from '@parlour/api-client/profile/profile';
import { useSite } from '@parlour/api-client/site';
import type { StepForm } from '@parlour/api-client/call-form/step-form';
import { Stack } from '@parlour/ui';
import { FactFields } from '../fields/fact-fields.tsx';
import { shownFacts } from '../fields/shown-facts.ts';

/** The facts of a new member, each for whom wants to tell it. */
export function PersonalStep({ lastResult, actions, onSaved }: StepForm) {
  const client = useQueryClient();
  const { profile } = useSuspenseQuery(ownProfileOptions()).data;
  const { visible_profile_fields: visible } = useSite().settings;
  const form = useCallForm({
    form: async () => (await import('../fields/profile-forms.ts')).factsForm(visible),
    draft: 'signup.personal',
    lastResult,
    defaultValue: Object.fromEntries(shownFacts(visible).map((field) => [field, profile[field] ?? ''])),
    onDone: async ({ profile: changed }) => {
      setOwnProfile(client, changed);
      await onSaved();
    },
  });
  return (
    <CallForm state={form}>
      <Stack $gap={5}>
        <FactFields field={form.field} />
        {actions({ isPending: form.isPending })}
      </Stack>
    </CallForm>
  );
}
