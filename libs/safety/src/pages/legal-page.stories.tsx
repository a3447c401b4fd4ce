import type { Meta, StoryObj } from '@storybook/react-vite';
import { getCompanyInfo } from '@parlour/contract/account/reference-data/get-company-info';
import { answer, refusal } from '@parlour/testing/stories';
import { company } from './company.fixture.ts';
import { LegalPage } from './legal-page.tsx';

const meta = {
  title: 'Screens/Safety/Legal texts',
  component: LegalPage,
  args: { text: 'terms' },
  parameters: { address: '/pages/terms', answers: [answer(getCompanyInfo, { company })] },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const german = { globals: { locale: 'de', viewport: { value: 'smallest' } } };

export const Terms: Story = {};
export const Privacy: Story = { args: { text: 'privacy' } };
export const ReturnPolicy: Story = { args: { text: 'return-policy' } };
export const AccessBan: Story = { args: { text: 'ban' } };
export const Failed: Story = { parameters: { answers: [refusal(getCompanyInfo, 'server_error')] } };
export const GermanTerms: Story = german;
export const GermanPrivacy: Story = { args: { text: 'privacy' }, ...german };
export const GermanReturnPolicy: Story = { args: { text: 'return-policy' }, ...german };
export const GermanAccessBan: Story = { args: { text: 'ban' }, ...german };
