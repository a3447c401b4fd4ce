import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Skeleton, type SkeletonShape } from './skeleton.tsx';

const shapes = everyOf<SkeletonShape>({ portrait: true, block: true });

const meta = { title: 'Kit/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj;

/** A block has no height of its own. */
export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={shapes} states={['whole room']}>
      {(shape) => <Skeleton $shape={shape} $height={shape === 'block' ? '96px' : undefined} />}
    </SpecimenSheet>
  ),
};
