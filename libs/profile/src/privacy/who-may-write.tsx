import { useLingui } from '@lingui/react/macro';
import { SelectField } from '@parlour/ui';
import type { Privacy } from '@parlour/contract/profile/privacy-fields';
import { refusalOf, type PrivacyPartProps } from './privacy-switches.tsx';

/** Who may begin a conversation; whoever already writes with the member goes on. */
export function WhoMayWrite(part: PrivacyPartProps) {
  const { privacy, onChange } = part;
  const { t } = useLingui();
  const names: Record<Privacy['who_can_message'], string> = {
    everyone: t`Everyone`,
    liked: t`Members whom I like`,
    matches: t`My matches only`,
  };
  return (
    <SelectField
      id="who_can_message"
      name="who_can_message"
      error={refusalOf(part, 'who_can_message')}
      autoComplete="off"
      label={t`Who may write to me first`}
      options={Object.entries(names).map(([value, label]) => ({ value, label }))}
      value={privacy.who_can_message}
      onChange={({ currentTarget }) => onChange('who_can_message', currentTarget.value as Privacy['who_can_message'])}
    />
  );
}
