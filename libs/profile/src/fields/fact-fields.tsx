import { useLingui } from '@lingui/react/macro';
import type { FieldBinding } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';
import { choiceLabel, profileFieldLabels } from '@parlour/i18n/labels/profile-fields';
import { choicesOfFields, type ProfileFact } from '@parlour/models/profile-fields';
import { SelectField } from '@parlour/ui';
import { shownFacts } from './shown-facts.ts';
import { useFieldNote } from './use-field-note.ts';

/** What is chosen from closed lists, as far as the brand shows it. */
export function FactFields({ field }: { field(name: ProfileFact): FieldBinding }) {
  const { t, i18n } = useLingui();
  const { visible_profile_fields, sexualities } = useSite().settings;
  const noteOf = useFieldNote();
  return shownFacts(visible_profile_fields).map((name) => {
    const binding = field(name);
    const choices = name === 'sexuality' ? withKept(sexualities, binding.defaultValue) : choicesOfFields[name];
    return (
      <SelectField
        key={name}
        {...binding}
        label={i18n._(profileFieldLabels[name])}
        hint={noteOf(name)}
        placeholder={t`I’d rather not say`}
        options={choices.flatMap((value: string) => {
          const label = choiceLabel(name, value);
          return label ? [{ value, label: i18n._(label) }] : [];
        })}
      />
    );
  });
}

/** What the brand offers, and what a member has chosen of it before: saving another field must not take that away. */
const withKept = (choices: readonly string[], kept: string | undefined): readonly string[] =>
  kept && !choices.includes(kept) ? [...choices, kept] : choices;
