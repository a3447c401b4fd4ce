import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getPrivacy } from '@parlour/contract/profile/get-privacy';
import type { Privacy } from '@parlour/contract/profile/privacy-fields';
import { savePrivacy } from '@parlour/contract/profile/save-privacy';
import { answer, lookedAtBy, refusal, waiting } from '@parlour/testing/stories';
import { Card, Wrap } from '@parlour/ui';
import { openPrivacy } from '@parlour/testing/privacy';
import { PrivacySection } from './privacy-section.tsx';

const discreet: Privacy = {
  ...openPrivacy,
  invisible: true,
  show_age: false,
  who_can_message: 'matches',
  hidden_words: ['crypto', 'send money'],
};
const member = lookedAtBy('free');
const standing = (privacy: Privacy) => [member, answer(getPrivacy, { privacy })];

const meta = {
  title: 'Screens/Profile/Privacy',
  component: PrivacySection,
  args: { isDone: false },
  parameters: { address: '/settings', answers: standing(openPrivacy) },
  render: (args) => (
    <Wrap $narrow style={{ paddingBlock: 32 }}>
      <Card>
        <PrivacySection {...args} />
      </Card>
    </Wrap>
  ),
} satisfies Meta<typeof PrivacySection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Discreet: Story = { parameters: { answers: standing(discreet) } };
export const Saved: Story = { args: { isDone: true } };
export const Failed: Story = { parameters: { answers: [member, refusal(getPrivacy, 'server_error')] } };
export const German: Story = { ...Discreet, globals: { locale: 'de', viewport: { value: 'smallest' } } };

/** A switch turns at once, before the server has answered. */
export const AtOnce: Story = {
  parameters: { answers: [...standing(openPrivacy), waiting(savePrivacy)] },
  play: async ({ canvasElement }) => {
    const invisible = await within(canvasElement).findByRole('switch', { name: /^Invisible/ });
    await userEvent.click(invisible);
    await expect(invisible).toBeChecked();
  },
};

/** Turned back, it says why in its own row. */
export const Refused: Story = {
  parameters: { answers: [...standing(openPrivacy), refusal(savePrivacy, 'server_error')] },
  play: async ({ canvasElement }) => {
    const visible = await within(canvasElement).findByRole('switch', { name: /^Show me to visitors/ });
    await userEvent.click(visible);
    await waitFor(() => expect(visible).toHaveAccessibleDescription(/./));
    await expect(visible).toBeInvalid();
  },
};
