import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { useFormats } from '@parlour/i18n';
import { CountryLink, CountryRow } from './atlas-look.ts';

interface CountryChoiceProps {
  country: string;
  countries: readonly string[];
}

/** The brand's countries as links to the same page, with what else its address says; one alone needs no choice. */
export function CountryChoice({ country, countries }: CountryChoiceProps) {
  const { t } = useLingui();
  const { countryName } = useFormats();
  const [search] = useSearchParams();
  if (countries.length < 2) return null;
  const addressOf = (code: string): string =>
    `?${new URLSearchParams({ ...Object.fromEntries(search), country: code })}`;
  return (
    <CountryRow aria-label={t`Country`}>
      {countries.map((code) => (
        <CountryLink key={code} href={addressOf(code)} aria-current={code === country ? 'page' : undefined}>
          {countryName(code)}
        </CountryLink>
      ))}
    </CountryRow>
  );
}
