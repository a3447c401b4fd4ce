import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookedAtBy, storyProfile } from '@parlour/testing/stories';
import { ReportPage } from './report-page.tsx';

const meta = {
  title: 'Screens/Safety/Report page',
  component: ReportPage,
  args: { target: { type: 'photo', id: storyProfile('Nora').id }, reference: null },
  parameters: { address: '/report/photo/1', answers: [lookedAtBy('free')] },
} satisfies Meta<typeof ReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForMember: Story = {};
export const ForVisitor: Story = { parameters: { answers: [lookedAtBy('visitor')] } };
export const Thanks: Story = { args: { reference: '7K3F-9Q2M' } };
export const ThanksToVisitor: Story = {
  args: { reference: '7K3F-9Q2M' },
  parameters: { answers: [lookedAtBy('visitor')] },
};
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
