import { useLingui } from '@lingui/react/macro';
import { typedOver } from '@parlour/api-client/call-form';
import { useInterestWords } from '@parlour/i18n/labels/use-interest-words';
import { isInterest } from '@parlour/models/interests';
import { Chip, ChipRow } from '@parlour/ui';
import { InterestChoice } from '../fields/interest-choice.tsx';
import type { interestsForm } from '../fields/profile-forms.ts';
import { OwnPart } from './own-part.tsx';
import { PartForm } from './part-form.tsx';
import type { PartFormProps, PartProps } from './part-props.ts';
import { NotTold } from './told.tsx';
import { useOwnFields } from './use-own-fields.ts';
import { usePartForm, type PartFormState } from './use-part-form.ts';

/** What one enjoys. */
export function InterestsPart({ profile, lastResult, ...place }: PartProps) {
  const { t } = useLingui();
  const known = useInterestWords(profile.interests.filter(isInterest));
  return (
    <OwnPart {...place} part="interests" title={t`Interests`} form={<EditInterests {...{ profile, lastResult }} />}>
      {known.length === 0 ? (
        <NotTold />
      ) : (
        <ChipRow>
          {known.map(({ value, label }) => (
            <li key={value}>
              <Chip>{label}</Chip>
            </li>
          ))}
        </ChipRow>
      )}
    </OwnPart>
  );
}

function EditInterests({ profile, lastResult }: PartFormProps) {
  const interests = profile.interests.filter(isInterest);
  const own = useOwnFields({ interests });
  const state: PartFormState<(typeof interestsForm)['schema']> = usePartForm({
    part: 'interests',
    isOneValue: true,
    form: async () =>
      own.onlyChanged((await import('../fields/profile-forms.ts')).interestsForm, typedOver(state.call.draft)),
    lastResult,
    saved: { interests },
    onSaved: own.onSaved,
    putBack: own.putBack,
  });
  return (
    <PartForm state={state}>
      <InterestChoice
        {...state.call.list('interests')}
        onChange={(chosen) => state.call.draft.keep({ interests: chosen })}
      />
    </PartForm>
  );
}
