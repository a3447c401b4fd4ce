import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenSheet } from '@parlour/testing/stories';
import { Evening, Wrap } from '@parlour/ui';
import { CreditsPill } from './credits-pill.tsx';

const standings = {
  'never paid': { credits: 0, paid_user: false },
  'four digits': { credits: 1250, paid_user: true },
  many: { credits: 240, paid_user: true },
  ten: { credits: 10, paid_user: true },
  'the last one': { credits: 1, paid_user: true },
  none: { credits: 0, paid_user: true },
};
const names = Object.keys(standings) as (keyof typeof standings)[];

const meta = {
  title: 'Screens/Payments/Credits in the navigation',
  component: CreditsPill,
  args: { user: standings.many },
  render: () => (
    <SpecimenSheet variants={['in the top navigation']} states={names}>
      {(_, standing) => (
        <Evening>
          <Wrap style={{ paddingBlock: 16 }}>
            <CreditsPill user={standings[standing]} />
          </Wrap>
        </Evening>
      )}
    </SpecimenSheet>
  ),
} satisfies Meta<typeof CreditsPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {};
export const German: Story = { globals: { locale: 'de' } };
export const Phone: Story = { globals: { viewport: { value: 'smallest' } } };
