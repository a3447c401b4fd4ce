import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { saveConsent } from '@parlour/contract/account/consents/save-consent';
import { lookedAtBy, noConnection, refusalAt, waiting } from '@parlour/testing/stories';
import { ConsentsDialog } from './consents-dialog.tsx';

const member = lookedAtBy('free');
const texts = { about: 'texts', kinds: ['terms', 'privacy'] } as const;

const meta = {
  title: 'Screens/Account/Consents dialog',
  component: ConsentsDialog,
  args: { question: texts },
  parameters: { address: '/members', answers: [member] },
} satisfies Meta<typeof ConsentsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the button that agrees. */
const agree: Story['play'] = async ({ canvasElement }) => {
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Agree' }));
};

/** Neither Escape nor a press beside it ends it; the first stop is the text. */
export const BothTexts: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(within(dialog).getByRole('link', { name: 'terms' })).toHaveFocus();
  },
};
export const PrivacyAlone: Story = { args: { question: { about: 'texts', kinds: ['privacy'] } } };
export const SpecialData: Story = { args: { question: { about: 'special_data', kinds: ['special_data'] } } };
export const Age: Story = { args: { question: { about: 'age', kinds: ['age'] } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The button keeps the focus, and a second press does nothing. */
export const Saving: Story = {
  parameters: { answers: [member, waiting(saveConsent)] },
  play: async (context) => {
    await agree(context);
    const dialog = within(await within(context.canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(await dialog.findByText('Saving')).toHaveRole('status');
    await expect(dialog.getByRole('button', { name: 'Agree' })).toHaveFocus();
  },
};
export const Failed: Story = {
  parameters: { answers: [member, noConnection(saveConsent)] },
  play: async (context) => {
    await agree(context);
    await expect(await within(context.canvasElement.ownerDocument.body).findByRole('alert')).toBeVisible();
  },
};
/** The text has changed once more since the page was opened. */
export const TextIsNewer: Story = {
  globals: { viewport: { value: 'smallest' } },
  parameters: { answers: [member, refusalAt(saveConsent, { version: 'terms_outdated' })] },
  play: async (context) => {
    await agree(context);
    const body = within(context.canvasElement.ownerDocument.body);
    await expect(await body.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  },
};

const german = { locale: 'de', viewport: { value: 'smallest' } };
export const German: Story = { globals: german };
export const GermanSpecialData: Story = { args: SpecialData.args, globals: german };
