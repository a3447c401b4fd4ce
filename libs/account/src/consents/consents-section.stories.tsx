import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { getConsents } from '@parlour/contract/account/consents/get-consents';
import { saveConsent } from '@parlour/contract/account/consents/save-consent';
import type { NeededConsent } from '@parlour/models/account/consents/consents';
import { answer, lookedAtBy, noConnection, refusal, storyTime, waiting } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { refusedForm } from '../refused-form.fixture.ts';
import { consentsOf } from './consents.fixture.ts';
import { ConsentsSection } from './consents-section.tsx';

const member = lookedAtBy('free');
const counting = { kind: 'analytics', version: '1', given: true, at: storyTime } as const;
const standing = (due: NeededConsent[] = []) =>
  answer(getConsents, { consents: [...consentsOf('fictional_profiles', 'marketing_mail'), counting], due });

const meta = {
  title: 'Screens/Account/Consents',
  component: ConsentsSection,
  args: { isDone: false },
  parameters: { address: '/settings', answers: [member, standing()] },
  render: (args) => (
    <Wrap $narrow style={{ paddingBlock: 32 }}>
      <ConsentsSection {...args} />
    </Wrap>
  ),
} satisfies Meta<typeof ConsentsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllGiven: Story = {};
export const OnlyWhatIsNeeded: Story = {
  parameters: { answers: [member, answer(getConsents, { consents: consentsOf(), due: [] })] },
};
export const TextsHaveChanged: Story = { parameters: { answers: [member, standing(['terms', 'privacy'])] } };
export const Saved: Story = { args: { isDone: true } };
export const RefusedWithoutScripts: Story = {
  args: { lastResult: refusedForm({ whole: 'rate_limited', params: { minutes: 12 } }) },
};
export const TakingBack: Story = {
  parameters: { answers: [member, standing(), waiting(saveConsent)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Take back Offers/ }));
    await expect(await page.findAllByText('Saving')).toHaveLength(1);
  },
};
export const TakingBackFails: Story = {
  parameters: { answers: [member, standing(), noConnection(saveConsent)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Take back Offers/ }));
    await expect(await page.findByRole('alert')).toBeVisible();
  },
};
export const NotRead: Story = { parameters: { answers: [member, refusal(getConsents, 'server_error')] } };
export const German: Story = {
  parameters: TextsHaveChanged.parameters,
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
