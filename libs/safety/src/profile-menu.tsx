import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import type { Profile } from '@parlour/contract/types/profile';
import { IconButton, Menu } from '@parlour/ui';
import { useReportEntry } from './report/use-report-entry.tsx';
import { useBlockEntry } from './use-block-entry.tsx';

export interface ProfileMenuProps {
  profile: Pick<Profile, 'id' | 'name' | 'relation'>;
}

/** What one does rarely on a profile: block, end a block, report. */
export function ProfileMenu({ profile }: ProfileMenuProps) {
  const { t } = useLingui();
  const { entry, dialog } = useBlockEntry(profile, profile.relation?.blocked_by_me ?? false);
  const { id, name } = profile;
  const { entry: reportEntry, sheet } = useReportEntry({ type: 'profile', id, name });
  return (
    <>
      <Menu label={t`More`} entries={[entry, reportEntry]}>
        {(trigger) => <IconButton {...trigger} label={t`More`} glyph={Ellipsis} look="edge" size="large" />}
      </Menu>
      {dialog}
      {sheet}
    </>
  );
}
