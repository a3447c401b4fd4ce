import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { from, Logo, PlainLink } from '@parlour/ui';

/** The logo stands where the top navigation of other pages has it. */
const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;
  max-width: 1216px;
  margin-inline: auto;
  padding: 10px 16px;

  ${from.tablet} {
    padding-inline: 32px;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** The head of a page of the empty layout: the logo, and at the other end what the page puts there. */
export function QuietTop({ end }: { end?: ReactNode }) {
  const { t } = useLingui();
  const { settings } = useSite();
  return (
    <Top>
      <PlainLink href={addresses.index.href()} aria-label={`${settings.name}, ${t`Home page`}`}>
        <Logo name={settings.name} ground="page" />
      </PlainLink>
      {end}
    </Top>
  );
}
