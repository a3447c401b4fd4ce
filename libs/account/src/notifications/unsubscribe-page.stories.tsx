import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lookedAtBy } from '@parlour/testing/stories';
import { refusedForm } from '../refused-form.fixture.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const stop = { state: 'asked', action: 'stop', token: 'story' } as const;
const resume = { state: 'asked', action: 'resume', token: 'story' } as const;

const meta = {
  title: 'Screens/Account/Stop e-mails',
  component: UnsubscribePage,
  args: { address: stop },
  parameters: { address: '/unsubscribe' },
} satisfies Meta<typeof UnsubscribePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Stop: Story = {};
export const Resume: Story = { args: { address: resume } };
export const Stopped: Story = { args: { address: { state: 'done', action: 'stop' } } };
export const Resumed: Story = { args: { address: { state: 'done', action: 'resume' } } };
export const LinkExpired: Story = {
  args: { address: resume, lastResult: refusedForm({ whole: 'link_expired' }) },
};
export const WithoutItsToken: Story = {
  args: { address: { ...stop, token: '' } },
  parameters: { answers: [lookedAtBy('free')] },
};
/** No line ends after the hyphen of "E-Mails". */
export const German: Story = {
  globals: { locale: 'de', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    for (const word of await canvas.findAllByText('E-Mails')) await expect(word.getClientRects()).toHaveLength(1);
  },
};
