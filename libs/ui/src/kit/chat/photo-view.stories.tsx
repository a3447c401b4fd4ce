import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { drawnPortrait } from '@parlour/testing/stories';
import { MessageBubble } from './message-bubble.tsx';
import { MessagePhoto } from './message-photo.tsx';
import { PhotoView } from './photo-view.tsx';

const photo = { src: drawnPortrait('Nora'), alt: 'Photo from Nora', width: 720, height: 900 };

/** An ellipse that fills a photo of this size. */
const drawnOf = ({ width, height }: { width: number; height: number }): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="50%" ry="50%" fill="teal"/></svg>`,
  )}`;

const meta = {
  title: 'Kit/Chat/Photo view',
  component: PhotoView,
  args: { ...photo, open: true, onClose: fn(), closeLabel: 'Close' },
} satisfies Meta<typeof PhotoView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
/** What opens it: a tall photo and a flat one are cut where they stand in the conversation. */
export const InTheTalk: Story = {
  args: { open: false },
  render: () => (
    <div style={{ display: 'grid', gap: 12, padding: 16 }}>
      {[
        { width: 720, height: 900 },
        { width: 400, height: 1600 },
        { width: 1600, height: 200 },
      ].map((size) => (
        <MessageBubble key={size.height} side="theirs" first last sender="Nora" body="photo">
          <MessagePhoto src={drawnOf(size)} alt="Photo from Nora" {...size} onOpen={fn()} />
        </MessageBubble>
      ))}
    </div>
  ),
};
