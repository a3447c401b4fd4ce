import type { Meta, StoryObj } from '@storybook/react-vite';
import { getCompanyInfo } from '@parlour/contract/account/get-company-info';
import { answer, refusal } from '@parlour/testing/stories';
import { LegalPage } from './legal-page.tsx';

const company = {
  name: 'Evening Company',
  address: 'Oudegracht 1',
  kvk: '00000000',
  city: 'Utrecht',
  country: 'NL',
  tradenames: [],
  vat_numbers: [],
  support_phone: '',
  delete_discount: null,
  added: '2026-01-01',
};

const meta = {
  title: 'Screens/Account/Legal texts',
  component: LegalPage,
  args: { text: 'terms' },
  parameters: { address: '/pages/terms', answers: [answer(getCompanyInfo, { company })] },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};
export const Privacy: Story = { args: { text: 'privacy' } };
export const Failed: Story = { parameters: { answers: [refusal(getCompanyInfo, 'server_error')] } };
export const GermanTerms: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
export const GermanPrivacy: Story = {
  args: { text: 'privacy' },
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
