import { useLingui } from '@lingui/react/macro';
import type { FieldBinding } from '@parlour/api-client/call-form';
import { useSite } from '@parlour/api-client/site';
import { Segmented } from '@parlour/ui';

/** Who somebody is; not asked where the brand is for one gender only. */
export function GenderField({ id, name, defaultValue, error }: FieldBinding) {
  const { t } = useLingui();
  const { settings } = useSite();
  const words = { female: t`Woman`, male: t`Man` };
  const [only, another] = settings.genders;
  if (only && !another) return <input type="hidden" id={id} name={name} value={only} />;
  return (
    <Segmented
      legend={t`I am a`}
      name={name}
      defaultValue={settings.genders.find((gender) => gender === defaultValue)}
      options={settings.genders.map((gender) => ({ value: gender, label: words[gender] }))}
      error={error}
    />
  );
}
