import type { Meta, StoryObj } from '@storybook/react-vite';
import { listReports } from '@parlour/contract/safety/list-reports';
import { reportOutcomes } from '@parlour/models/safety/decisions';
import { answer, refusal, storyProfile, storyTime, waiting } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { OwnReportsList } from './own-reports-list.tsx';

const of = (name: string) => ({
  id: storyProfile(name).id,
  reference: '7K3F-9Q2M',
  target: { type: 'profile' as const, id: storyProfile(name).id },
  at: storyTime,
});
const reports = [
  { ...of('Nora'), category: 'threat' as const, status: 'received' as const, outcome: null },
  { ...of('Mila'), category: 'minor' as const, status: 'in_review' as const, outcome: null },
  ...reportOutcomes.map((outcome) => ({
    ...of(outcome),
    category: 'scam_or_spam' as const,
    status: 'decided' as const,
    outcome,
  })),
  { ...of('Vera'), category: 'harassment' as const, status: 'reversed' as const, outcome: 'content_removed' as const },
];

const meta = {
  title: 'Screens/Safety/Own reports',
  component: OwnReportsList,
  parameters: { address: '/settings', answers: [answer(listReports, { reports })] },
  render: () => (
    <Wrap $narrow style={{ paddingBlock: 32 }}>
      <OwnReportsList />
    </Wrap>
  ),
} satisfies Meta<typeof OwnReportsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {};
export const Nothing: Story = { parameters: { answers: [answer(listReports, { reports: [] })] } };
export const Failed: Story = { parameters: { answers: [refusal(listReports, 'server_error')] } };
export const Waiting: Story = { parameters: { answers: [waiting(listReports)] } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
