import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { Row } from '../layout/layout.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Kit/Feedback/Progress bar and spinner',
  component: ProgressBar,
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['spinner']} states={['on the page', 'in a sentence']}>
      {(_, state) =>
        state === 'on the page' ? (
          <Spinner />
        ) : (
          <Row>
            Loading more members <Spinner />
          </Row>
        )
      }
    </SpecimenSheet>
  ),
};

/** On the upper edge, from 200 ms on. */
export const Active: Story = {
  render: () => <ProgressBar active label="Loading" />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('progressbar', { name: 'Loading' })).toBeVisible();
  },
};

export const Playground: StoryObj<typeof meta> = {
  args: {
    active: true,
    label: 'Loading',
  },
};
