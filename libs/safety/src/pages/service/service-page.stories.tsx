import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { getCompanyInfo } from '@parlour/contract/account/reference-data/get-company-info';
import { contact } from '@parlour/contract/safety/contact';
import { answer, lookedAtBy, refusal, waiting, withSettings } from '@parlour/testing/stories';
import { company } from '../company.fixture.ts';
import { ServicePage } from './service-page.tsx';

const info = answer(getCompanyInfo, { company });
const meta = {
  title: 'Screens/Safety/Customer service',
  component: ServicePage,
  args: { receipt: null },
  parameters: { address: '/pages/service', answers: [info, lookedAtBy('visitor')] },
} satisfies Meta<typeof ServicePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: 'E-mail address' }), 'lucas@example.org');
  await userEvent.selectOptions(page.getByRole('combobox'), 'technical');
  await userEvent.type(page.getByRole('textbox', { name: 'Your message' }), 'The page stays white.');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  return page;
};

export const Empty: Story = {};
/** Who answers for one brand alone has a number of its own. */
export const OwnTelephone: Story = {
  decorators: [withSettings({ support_phone: '+442079460100' })],
  play: async ({ canvasElement }) => {
    const phone = await within(canvasElement).findByRole('link', { name: '+442079460100' });
    await expect(phone).toHaveAttribute('href', 'tel:+442079460100');
  },
};
export const OfAMember: Story = { parameters: { answers: [info, lookedAtBy('free')] } };
export const Received: Story = { args: { receipt: { reference: '7K3F-9Q2M', answerBy: null } } };

export const Waiting: Story = {
  parameters: { answers: [info, lookedAtBy('visitor'), waiting(contact)] },
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement);
    await expect(await page.findByText('Sending')).toHaveRole('status');
  },
};

/** What was typed stays. */
export const Failed: Story = {
  parameters: { answers: [info, lookedAtBy('visitor'), refusal(contact, 'server_error')] },
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent('An error occurred');
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('The page stays white.');
  },
};

export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
