import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { LanguageMenu } from '@parlour/account';
import { addresses } from '@parlour/contract/addresses';
import { DeskOnly, LinkButton } from '@parlour/ui';

/** What a visitor finds at the end of the bar: language and log-in; on a phone the footer has the languages. */
export function VisitorControls() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <>
      <DeskOnly>
        <LanguageMenu />
      </DeskOnly>
      {pathname === addresses.login.pattern ? null : (
        <LinkButton href={addresses.login.href()} tone="deep">
          {t`Log in`}
        </LinkButton>
      )}
    </>
  );
}
