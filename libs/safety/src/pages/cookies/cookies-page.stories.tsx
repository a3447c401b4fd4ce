import type { Meta, StoryObj } from '@storybook/react-vite';
import { getCompanyInfo } from '@parlour/contract/account/reference-data/get-company-info';
import { getLegalText } from '@parlour/contract/account/reference-data/get-legal-text';
import { getConsents } from '@parlour/contract/account/consents/get-consents';
import { answer, lookedAtBy, storyTime } from '@parlour/testing/stories';
import { company, legalText } from '../company.fixture.ts';
import { CookiesPage } from './cookies-page.tsx';

const texts = [answer(getCompanyInfo, { company }), answer(getLegalText, legalText)];
const meta = {
  title: 'Screens/Safety/Cookies',
  component: CookiesPage,
  args: { saved: false },
  parameters: { address: '/pages/cookies', answers: [...texts, lookedAtBy('visitor')] },
} satisfies Meta<typeof CookiesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotChosenYet: Story = {};
export const MemberHasAgreed: Story = {
  args: { saved: true },
  parameters: {
    answers: [
      ...texts,
      lookedAtBy('free'),
      answer(getConsents, { consents: [{ kind: 'analytics', version: '1', given: true, at: storyTime }], due: [] }),
    ],
  },
};
export const Refused: Story = { args: { refusal: { code: 'rate_limited', params: { minutes: 12 }, back: null } } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
