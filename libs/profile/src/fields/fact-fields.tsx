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
    // What was chosen before the brand left it stands there too: saving another field must not take it away.
    const choices =
      name === 'sexuality' ? [...new Set([...sexualities, `${binding.defaultValue}`])] : choicesOfFields[name];
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
