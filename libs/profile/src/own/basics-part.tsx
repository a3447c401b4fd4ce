import { useLingui } from '@lingui/react/macro';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { errorSentence } from '@parlour/i18n';
import { genderLabels } from '@parlour/i18n/labels/genders';
import { profileFieldLabels } from '@parlour/i18n/labels/profile-fields';
import { FieldHint, SelectField, Stack, TextField, TextLink } from '@parlour/ui';
import { useFieldNote } from '../fields/use-field-note.ts';
import { OwnPart } from './own-part.tsx';
import { PartForm } from './part-form.tsx';
import type { PartFormProps, PartProps } from './part-props.ts';
import { ToldList } from './told.tsx';
import { useBirthday } from './use-birthday.ts';
import { useOwnFields } from './use-own-fields.ts';
import { usePartForm } from './use-part-form.ts';

/** Who one is: name, gender, and the date of birth, which only customer service puts right: it says that one is old enough. */
export function BasicsPart({ profile, lastResult, ...place }: PartProps) {
  const { t, i18n } = useLingui();
  const { visible_profile_fields: visible } = useSite().settings;
  const born = useBirthday(profile);
  const gender = { name: i18n._(profileFieldLabels.gender), value: i18n._(genderLabels[profile.gender]) };
  return (
    <OwnPart {...place} part="basics" title={t`Who you are`} form={<EditBasics {...{ profile, lastResult }} />}>
      <ToldList
        facts={[{ name: t`Name`, value: profile.name }, ...(visible.includes('gender') ? [gender] : []), ...born]}
      />
    </OwnPart>
  );
}

function EditBasics({ profile: { name, gender, date_of_birth }, lastResult }: PartFormProps) {
  const { t, i18n } = useLingui();
  const own = useOwnFields({ name, gender });
  const { genders, visible_profile_fields: visible } = useSite().settings;
  const noteOf = useFieldNote();
  const state = usePartForm({
    part: 'basics',
    form: async () => own.onlyChanged((await import('../fields/profile-forms.ts')).basicsForm),
    lastResult,
    saved: { name, gender },
    onSaved: own.onSaved,
    putBack: own.putBack,
  });
  return (
    <PartForm state={state}>
      <TextField {...state.call.field('name')} label={t`Name`} autoComplete="nickname" />
      {visible.includes('gender') && genders.length > 1 && (
        <SelectField
          {...state.call.field('gender')}
          label={i18n._(profileFieldLabels.gender)}
          hint={noteOf('gender')}
          options={genders.map((value) => ({ value, label: i18n._(genderLabels[value]) }))}
        />
      )}
      <Stack $gap={1}>
        <ToldList facts={useBirthday({ date_of_birth })} />
        <FieldHint>
          {noteOf('age') ?? errorSentence(i18n, 'dob_locked', {})} {t`Typed wrong?`}{' '}
          <TextLink href={addresses.service.href()}>{t`Ask customer service`}</TextLink>
        </FieldHint>
      </Stack>
    </PartForm>
  );
}
