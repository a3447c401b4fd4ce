import { Plural, Trans } from '@lingui/react/macro';
import { deletionTerm } from '@parlour/models/account/leaving/deletion-term';
import { LinkButton, Text } from '@parlour/ui';
import { settingsAddress } from './settings-part.ts';
import { SettingsSection } from './settings-section.tsx';

/** The way to leaving, which has a page of its own. */
export function LeaveSection() {
  return (
    <SettingsSection title={<Trans>Account deletion</Trans>}>
      <Text $tone="quiet">
        <Trans>
          Your profile disappears at once. For <Plural value={deletionTerm} one="# day" other="# days" /> you can change
          your mind.
        </Trans>
      </Text>
      <div>
        <LinkButton href={settingsAddress('leave')}>
          <Trans>Delete my account</Trans>
        </LinkButton>
      </div>
    </SettingsSection>
  );
}
