import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { nativeOverlay, tabular } from '../../../theme/mixins.ts';
import { Icon } from '../../layout/icon.tsx';
import type { PhoneCountry } from './phone-number.ts';

const Country = styled.span`
  position: relative;
  display: flex;
  flex: none;
  gap: 4px;
  align-items: center;
  padding-inline: 14px 10px;
  ${tabular}

  &::after {
    content: '';
    position: absolute;
    inset: 8px 0 8px auto;
    border-right: 1px solid var(--color-edge);
  }

  &:has(:focus-visible) > span {
    text-decoration: underline;
    text-underline-offset: 4px;
  }

  select {
    ${nativeOverlay}
  }

  svg {
    color: var(--color-text-quiet);
  }
`;

interface PhoneCountryListProps {
  label: string;
  countries: readonly PhoneCountry[];
  country: PhoneCountry;
  disabled: boolean | undefined;
  onChoose: (country: PhoneCountry) => void;
}

/** The native list names its countries in full; what is drawn below it is as short as the number's first part. */
export function PhoneCountryList({ label, countries, country, disabled, onChoose }: PhoneCountryListProps) {
  const choose = (code: string) => onChoose(countries.find((candidate) => candidate.code === code) ?? country);
  return (
    <Country>
      <span aria-hidden="true">
        {country.code} +{country.prefix}
      </span>
      <Icon glyph={ChevronDown} size="small" />
      <select
        aria-label={label}
        autoComplete="tel-country-code"
        value={country.code}
        disabled={disabled}
        onChange={(event) => choose(event.target.value)}
      >
        {countries.map(({ code, name, prefix }) => (
          <option key={code} value={code}>
            {name} +{prefix}
          </option>
        ))}
      </select>
    </Country>
  );
}
