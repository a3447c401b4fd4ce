import { Trans } from '@lingui/react/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StandaloneLink } from '@parlour/ui';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { ProfileUnavailable, type UnavailableCode } from './profile-unavailable.tsx';

const codes = everyOf<UnavailableCode>({
  blocked: true,
  role_required: true,
  profile_gone: true,
  profile_not_found: true,
});
const reportWords = <Trans>Report this profile</Trans>;
const names = { short: 'Nora', long: 'Emma-Charlotte Wolkenstein' } as const;

const meta = {
  title: 'Screens/Profile/Unavailable',
  component: ProfileUnavailable,
} satisfies Meta<typeof ProfileUnavailable>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={codes} states={everyOf<keyof typeof names>({ short: true, long: true })}>
      {(code, name) => (
        <ProfileUnavailable
          code={code}
          params={{ name: names[name] }}
          report={<StandaloneLink href="/report/profile/nora">{reportWords}</StandaloneLink>}
        />
      )}
    </SpecimenSheet>
  ),
};
export const German: Story = { ...Sheet, globals: { locale: 'de' } };
