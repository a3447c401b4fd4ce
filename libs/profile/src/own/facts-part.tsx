import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { setOwnProfile } from '@parlour/api-client/profile/profile';
import { putFields } from '@parlour/api-client/profile/save';
import { useSite } from '@parlour/api-client/site';
import type { BodyInput } from '@parlour/contract/define-call';
import type { saveProfile } from '@parlour/contract/profile/save-profile';
import { choiceLabel, profileFieldLabels } from '@parlour/i18n/labels/profile-fields';
import { shownChoices } from '../fields/choice-fields.ts';
import { FactFields } from '../fields/fact-fields.tsx';
import { OwnPart } from './own-part.tsx';
import { PartForm } from './part-form.tsx';
import type { PartFormProps, PartProps } from './part-props.ts';
import { ToldList } from './told.tsx';
import { usePartForm } from './use-part-form.ts';

/** What is told by a choice from a list: hair, eyes, build, relationship and the like. */
export function FactsPart({ profile, lastResult, ...place }: PartProps) {
  const { t, i18n } = useLingui();
  const { visible_profile_fields: visible } = useSite().settings;
  const facts = shownChoices(visible).map((field) => {
    const value = profile[field];
    const label = value === null ? undefined : choiceLabel(field, value);
    return { name: i18n._(profileFieldLabels[field]), value: label ? i18n._(label) : null };
  });
  return (
    <OwnPart {...place} part="facts" title={t`In short`} form={<EditFacts {...{ profile, lastResult }} />}>
      <ToldList facts={facts} />
    </OwnPart>
  );
}

function EditFacts({ profile, lastResult }: PartFormProps) {
  const client = useQueryClient();
  const { visible_profile_fields: visible } = useSite().settings;
  const own = shownChoices(visible).map((field) => [field, profile[field]] as const);
  const former = Object.fromEntries(own) as BodyInput<typeof saveProfile>;
  const state = usePartForm({
    part: 'facts',
    form: async () => (await import('../fields/profile-forms.ts')).factsForm(visible),
    lastResult,
    saved: Object.fromEntries(own.map(([field, value]) => [field, value ?? ''])),
    onSaved: (reply) => setOwnProfile(client, reply.profile),
    putBack: () => putFields(client, former),
  });
  return (
    <PartForm state={state}>
      <FactFields field={state.call.field} />
    </PartForm>
  );
}
