import { useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { framelessInput, sharedFrame, tabular } from '../../../theme/mixins.ts';
import { Field } from '../field.tsx';
import type { FieldTexts } from '../field.tsx';
import { PhoneCountryList } from './phone-country-list.tsx';
import { countryOfNumber, internationalNumber, nationalPart } from './phone-number.ts';
import type { PhoneCountry } from './phone-number.ts';
import { usePlainEntry } from '../use-typed-text.ts';

const Frame = styled.div`
  ${sharedFrame}
  padding-inline: 0 14px;
`;

const Number = styled.input`
  ${framelessInput}
  flex: 1;
  padding-left: 12px;
  ${tabular}
`;

export type PhoneFieldProps = FieldTexts &
  Omit<
    ComponentProps<'input'>,
    keyof FieldTexts | 'children' | 'type' | 'ref' | 'value' | 'defaultValue' | 'onChange'
  > & {
    countries: readonly [PhoneCountry, ...PhoneCountry[]];
    /** Code of the country to begin with; the first one otherwise. */
    defaultCountry?: string;
    /** Names the list: "Country code". */
    countryLabel: string;
    /** E.164 */
    defaultValue?: string;
    /** E.164, or nothing; whether such a number exists nobody knows before it is called. */
    onChange?: (number: string) => void;
  };

/**
 * A telephone number, typed as at home or with its calling code; the list follows a calling code that is typed, pasted
 * or filled in by the browser. The form gets E.164 under `name`.
 */
export function PhoneField({
  label,
  labelAside,
  hint,
  error,
  id,
  countries,
  defaultCountry,
  countryLabel,
  defaultValue = '',
  onChange,
  ...input
}: PhoneFieldProps) {
  const preferred = countries.find(({ code }) => code === defaultCountry) ?? countries[0];
  const [country, setCountry] = useState(() => countryOfNumber(defaultValue, countries, preferred));
  const number = useRef<HTMLInputElement>(null);
  usePlainEntry(number, () => internationalNumber(number.current?.value ?? '', country));

  const change = (typed: string, chosen: PhoneCountry) => {
    const next = countryOfNumber(typed, countries, chosen);
    setCountry(next);
    onChange?.(internationalNumber(typed, next));
  };

  return (
    <Field id={id} label={label} labelAside={labelAside} hint={hint} error={error}>
      {(control) => (
        <Frame>
          <PhoneCountryList
            label={countryLabel}
            countries={countries}
            country={country}
            disabled={input.disabled}
            onChoose={(chosen) => change(number.current?.value ?? '', chosen)}
          />
          <Number
            autoComplete="tel"
            {...input}
            {...control}
            ref={number}
            type="tel"
            defaultValue={nationalPart(defaultValue, country)}
            onChange={(event) => change(event.target.value, country)}
          />
        </Frame>
      )}
    </Field>
  );
}
