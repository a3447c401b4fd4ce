import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenSheet } from '@parlour/testing/stories';
import { DaySeparator } from './day-separator.tsx';
import { TypingDots } from './typing-dots.tsx';

const meta = { title: 'Kit/Chat/Typing dots and day', component: TypingDots } satisfies Meta<typeof TypingDots>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['between messages']} states={['typing', 'a day', 'long words']}>
      {(_, state) =>
        state === 'typing' ? (
          <TypingDots label="Nora is typing" />
        ) : (
          <DaySeparator>{state === 'a day' ? 'Yesterday' : 'Donnerstag, 19. November 2026'}</DaySeparator>
        )
      }
    </SpecimenSheet>
  ),
};
