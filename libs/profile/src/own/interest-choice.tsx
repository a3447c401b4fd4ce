import { useLingui } from '@lingui/react/macro';
import { interestLabels } from '@parlour/i18n/labels/interests';
import { interests } from '@parlour/models/interests';
import { interestsMax } from '@parlour/models/profile-fields';
import { ChipRow, FieldError, FieldHint, Stack, Subheading, ToggleChip } from '@parlour/ui';

/** Interests as tick boxes, at most ten. */
export function InterestChoice({ chosen, error }: { chosen: readonly string[]; error: string | undefined }) {
  const { t, i18n } = useLingui();
  return (
    <Stack as="fieldset" $gap={2}>
      <Subheading as="legend">{t`Interests`}</Subheading>
      <FieldHint>{t`Choose up to ${interestsMax}.`}</FieldHint>
      <ChipRow>
        {interests.map((interest) => (
          <li key={interest}>
            <ToggleChip name="interests" value={interest} defaultChecked={chosen.includes(interest)}>
              {i18n._(interestLabels[interest])}
            </ToggleChip>
          </li>
        ))}
      </ChipRow>
      <FieldError error={error} />
    </Stack>
  );
}
