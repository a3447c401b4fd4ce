import { useLingui } from '@lingui/react/macro';
import { useSite } from '@parlour/api-client/site';
import { choiceLabel, profileFieldLabels } from '@parlour/i18n/labels/profile-fields';
import { FactFields } from '../fields/fact-fields.tsx';
import { shownFacts } from '../fields/shown-facts.ts';
import type { OwnFields } from './changed-fields.ts';
import { OwnPart } from './own-part.tsx';
import { PartForm } from './part-form.tsx';
import type { PartFormProps, PartProps } from './part-props.ts';
import { ToldList } from './told.tsx';
import { useOwnFields } from './use-own-fields.ts';
import { usePartForm } from './use-part-form.ts';

/** What is told by a choice from a list: hair, eyes, build, relationship and the like. */
export function FactsPart({ profile, lastResult, ...place }: PartProps) {
  const { t, i18n } = useLingui();
  const { visible_profile_fields: visible } = useSite().settings;
  const facts = shownFacts(visible).map((field) => {
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
  const { visible_profile_fields: visible } = useSite().settings;
  const facts = shownFacts(visible).map((field) => [field, profile[field]] as const);
  const own = useOwnFields(Object.fromEntries(facts) as OwnFields);
  const state = usePartForm({
    part: 'facts',
    form: async () => own.onlyChanged((await import('../fields/profile-forms.ts')).factsForm(visible)),
    lastResult,
    saved: Object.fromEntries(facts.map(([field, value]) => [field, value ?? ''])),
    onSaved: own.onSaved,
    putBack: own.putBack,
  });
  return (
    <PartForm state={state}>
      <FactFields field={state.call.field} />
    </PartForm>
  );
}
