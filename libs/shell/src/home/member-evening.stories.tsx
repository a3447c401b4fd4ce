import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { evening } from './member-evening.fixture.ts';
import { MemberEvening } from './member-evening.tsx';

const meta = {
  title: 'Screens/Shell/Evening of a member',
  component: MemberEvening,
  parameters: { answers: evening('free') },
} satisfies Meta<typeof MemberEvening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ canvasElement }) => {
    const offer = await within(canvasElement).findByRole('link', { name: 'See the packages' });
    await expect(offer).toBeVisible();
  },
};
/** Who has paid is offered nothing. */
export const Premium: Story = { parameters: { answers: evening('premium') } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { locale: 'de' } };
