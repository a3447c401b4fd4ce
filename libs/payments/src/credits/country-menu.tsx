import { useLingui } from '@lingui/react/macro';
import { ChevronDown, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { useSite } from '@parlour/api-client/site';
import { useFormats } from '@parlour/i18n';
import { Button, Icon, Menu } from '@parlour/ui';

/** The sign ends where the column does; what shows that it can be pressed reaches further. */
const Trigger = styled(Button)`
  margin-inline-end: -10px;
`;

/** The country whose prices and methods are shown, and the way to another one that the brand serves. */
export function CountryMenu({ country, hrefOf }: { country: string; hrefOf: (country: string) => string }) {
  const { t } = useLingui();
  const { countryName } = useFormats();
  const { settings } = useSite();
  const here = countryName(country);
  if (settings.countries.length < 2) return null;
  return (
    <Menu
      label={t`Country`}
      entries={settings.countries.map((each) => ({
        label: countryName(each),
        href: hrefOf(each),
        current: each === country,
      }))}
    >
      {(trigger) => (
        <Trigger {...trigger} tone="quiet" aria-label={t`Country: ${here}`}>
          <Icon glyph={MapPin} />
          {here}
          <Icon glyph={ChevronDown} size="small" />
        </Trigger>
      )}
    </Menu>
  );
}
