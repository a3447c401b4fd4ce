import { useLingui } from '@lingui/react/macro';
import { Ellipsis, Flag } from 'lucide-react';
import type { Profile } from '@parlour/contract/types/profile';
import { IconButton, Menu, type MenuEntry } from '@parlour/ui';
import { useBlockEntry } from './use-block-entry.tsx';

export interface ProfileMenuProps {
  profile: Pick<Profile, 'id' | 'name' | 'relation'>;
  /** Where a profile is reported; left out while there is no such page. */
  reportHref?: string;
}

/** What one does rarely on a profile: block, end a block, report. */
export function ProfileMenu({ profile, reportHref }: ProfileMenuProps) {
  const { t } = useLingui();
  const { entry, dialog } = useBlockEntry(profile, profile.relation?.blocked_by_me ?? false);
  const { name } = profile;
  const reportEntry: MenuEntry[] = reportHref
    ? [{ label: t`Report ${name}`, glyph: Flag, tone: 'danger', href: reportHref }]
    : [];
  return (
    <>
      <Menu label={t`More`} entries={[entry, ...reportEntry]}>
        {(trigger) => <IconButton {...trigger} label={t`More`} glyph={Ellipsis} look="edge" size="large" />}
      </Menu>
      {dialog}
    </>
  );
}
