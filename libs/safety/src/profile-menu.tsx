import { useLingui } from '@lingui/react/macro';
import { Ban, Ellipsis, Flag, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Profile } from '@parlour/contract/types/profile';
import { IconButton, Menu, type MenuEntry } from '@parlour/ui';
import { BlockDialog } from './block-dialog.tsx';
import { useBlock } from './use-block.ts';

export interface ProfileMenuProps {
  profile: Pick<Profile, 'id' | 'name' | 'relation'>;
  /** Where a profile is reported; left out while there is no such page. */
  reportHref?: string;
}

/** What one does rarely on a profile: block, end a block, report. */
export function ProfileMenu({ profile, reportHref }: ProfileMenuProps) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const { setBlocked, isPending } = useBlock(profile);
  const { name } = profile;
  const blockEntry: MenuEntry = profile.relation?.blocked_by_me
    ? { label: t`Unblock ${name}`, glyph: Undo2, onSelect: () => setBlocked(false) }
    : { label: t`Block ${name}`, glyph: Ban, tone: 'danger', onSelect: () => setAsks(true) };
  const reportEntry: MenuEntry[] = reportHref
    ? [{ label: t`Report ${name}`, glyph: Flag, tone: 'danger', href: reportHref }]
    : [];
  return (
    <>
      <Menu label={t`More`} entries={[blockEntry, ...reportEntry]}>
        {(trigger) => <IconButton {...trigger} label={t`More`} glyph={Ellipsis} look="edge" size="large" />}
      </Menu>
      <BlockDialog
        name={name}
        open={asks}
        isPending={isPending}
        onClose={() => setAsks(false)}
        onBlock={() => setBlocked(true, () => setAsks(false))}
      />
    </>
  );
}
