import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { FieldBinding } from '@parlour/api-client/call-form';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import { useSite } from '@parlour/api-client/site';
import { useFormats } from '@parlour/i18n';
import { profileFieldLabels } from '@parlour/i18n/labels/profile-fields';
import { regionLabel } from '@parlour/i18n/labels/region-labels';
import { SelectField } from '@parlour/ui';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { useFieldNote } from '../fields/use-field-note.ts';

type RegionSelectProps = FieldBinding & {
  country: string;
  value: string;
  isRequired: boolean | undefined;
  onChoose(region: string): void;
};

/** The regions of a country under that country's word for them; without scripts those of all countries, by country. */
export function RegionSelect({ country, isRequired, defaultValue: _, onChoose, ...field }: RegionSelectProps) {
  const { t, i18n } = useLingui();
  const { countries } = useSite().settings;
  const { regions, label } = useSuspenseQuery(regionsOptions()).data;
  const { countryName } = useFormats();
  const noteOf = useFieldNote();
  const isScripted = useScripted();
  const ofCountry = (code: string) => regions[code]?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const word = label[country];
  return (
    <SelectField
      {...field}
      label={word ? regionLabel(i18n, country, word) : i18n._(profileFieldLabels.region)}
      labelAside={isRequired ? undefined : t`optional`}
      hint={noteOf('region')}
      placeholder={isRequired ? t`Choose` : t`I’d rather not say`}
      required={isRequired}
      options={isScripted ? ofCountry(country) : []}
      onChange={(event) => onChoose(event.target.value)}
    >
      {isScripted
        ? null
        : countries.map((code) => (
            <optgroup key={code} label={countryName(code)}>
              {ofCountry(code).map((region) => (
                <option key={region.value} value={region.value}>
                  {region.label}
                </option>
              ))}
            </optgroup>
          ))}
    </SelectField>
  );
}
