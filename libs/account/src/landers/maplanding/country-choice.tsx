import { useLingui } from '@lingui/react/macro';
import { useFormats } from '@parlour/i18n';
import { CountryLink, CountryRow } from './atlas-look.ts';

interface CountryChoiceProps {
  country: string;
  countries: readonly string[];
}

/** The brand's countries as links to the same page; one alone needs no choice. */
export function CountryChoice({ country, countries }: CountryChoiceProps) {
  const { t } = useLingui();
  const { countryName } = useFormats();
  if (countries.length < 2) return null;
  return (
    <CountryRow aria-label={t`Country`}>
      {countries.map((code) => (
        <CountryLink key={code} href={`?country=${code}`} aria-current={code === country ? 'page' : undefined}>
          {countryName(code)}
        </CountryLink>
      ))}
    </CountryRow>
  );
}
