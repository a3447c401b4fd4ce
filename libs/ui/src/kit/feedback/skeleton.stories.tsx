import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Skeleton, type SkeletonShape } from './skeleton.tsx';

const shapes = everyOf<SkeletonShape>({ line: true, portrait: true, circle: true, block: true });

const roomOf: Readonly<Record<string, string>> = { half: '50%', '72 px': '72px' };

const meta = { title: 'Kit/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj;

/** A block has no height of its own. */
export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={shapes} states={['whole room', 'half', '72 px']}>
      {(shape, state) => (
        <Skeleton $shape={shape} $width={roomOf[state]} $height={shape === 'block' ? '96px' : undefined} />
      )}
    </SpecimenSheet>
  ),
};
