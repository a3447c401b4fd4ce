import { useLingui } from '@lingui/react/macro';
import { Bell, Globe, LogOut, Settings, Sparkles, UserRound } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { LanguageMenu, LogOutForm, useLogOut } from '@parlour/account';
import { addresses } from '@parlour/contract/addresses';
import type { User } from '@parlour/contract/types/user';
import { CreditsPill } from '@parlour/payments';
import { Avatar, canHover, DeskOnly, Menu, type MenuEntry } from '@parlour/ui';

const AccountButton = styled.button`
  display: grid;
  place-items: center;
  min-width: 44px;
  min-height: 44px;
  border-radius: var(--radius-pill);

  ${canHover} {
    &:hover {
      box-shadow: inset 0 0 0 1px var(--color-on-deep-quiet);
    }
  }
`;

/** Credits or Get Premium, language, and the account menu (spec section 2). */
export function MemberControls({ user }: { user: User }) {
  const { t } = useLingui();
  const logOut = useLogOut();
  const form = useId();
  const { name } = user.profile;
  const entries: MenuEntry[] = [
    { label: t`My profile`, glyph: UserRound, href: addresses.profile.href() },
    { label: t`Match finder`, glyph: Sparkles, href: addresses.matchFinder.href() },
    { label: t`Notifications`, glyph: Bell, href: addresses.notifications.href() },
    { label: t`Settings`, glyph: Settings, href: addresses.settings.href() },
    { label: t`Language`, glyph: Globe, href: addresses.langConfig.href() },
    { label: t`Log out`, glyph: LogOut, onSelect: logOut, form },
  ];
  return (
    <>
      <CreditsPill user={user} />
      <DeskOnly>
        <LanguageMenu />
      </DeskOnly>
      <LogOutForm id={form} />
      <Menu label={t`Account`} entries={entries}>
        {(trigger) => (
          <AccountButton {...trigger} aria-label={t`Account of ${name}`}>
            <Avatar src={user.profile.main_image?.thumb_filename ?? undefined} alt="" size="tiny" />
          </AccountButton>
        )}
      </Menu>
    </>
  );
}
