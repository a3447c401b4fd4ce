import type { Meta, StoryObj } from '@storybook/react-vite';
import { getCompanyInfo } from '@parlour/contract/account/reference-data/get-company-info';
import { getLegalText } from '@parlour/contract/account/reference-data/get-legal-text';
import { answer, refusal } from '@parlour/testing/stories';
import { company, legalText } from './company.fixture.ts';
import { LegalPage } from './legal-page.tsx';

const answers = [answer(getCompanyInfo, { company }), answer(getLegalText, legalText)];

const meta = {
  title: 'Screens/Safety/Legal texts',
  component: LegalPage,
  args: { text: 'terms' },
  parameters: { address: '/pages/terms', answers },
} satisfies Meta<typeof LegalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const german = { globals: { locale: 'de', viewport: { value: 'smallest' } } };

export const Terms: Story = {};
export const Privacy: Story = { args: { text: 'privacy' } };
export const ReturnPolicy: Story = { args: { text: 'return-policy' } };
export const AccessBan: Story = { args: { text: 'ban' } };
/** Read by a lawyer, who has added to it; in another language than the page's where the brand has only that. */
export const Reviewed: Story = {
  parameters: {
    answers: [
      answer(getCompanyInfo, { company }),
      answer(getLegalText, {
        reviewed: true,
        addition: {
          locale: 'de',
          paragraphs: [
            'Zuständig für den Datenschutz ist unsere Datenschutzbeauftragte, Oudegracht 1, Utrecht.',
            'Beschwerden nimmt die Datenschutzaufsichtsbehörde deines Landes entgegen.',
          ],
        },
      }),
    ],
  },
};
export const Failed: Story = {
  parameters: { answers: [refusal(getCompanyInfo, 'server_error'), answer(getLegalText, legalText)] },
};
export const GermanTerms: Story = german;
export const GermanPrivacy: Story = { args: { text: 'privacy' }, ...german };
export const GermanReturnPolicy: Story = { args: { text: 'return-policy' }, ...german };
export const GermanAccessBan: Story = { args: { text: 'ban' }, ...german };
