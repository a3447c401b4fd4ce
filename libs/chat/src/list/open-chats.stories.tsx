import type { Meta, StoryObj } from '@storybook/react-vite';
import { listChats } from '@parlour/contract/chat/list-chats';
import type { Chat } from '@parlour/contract/types/chat';
import { answer, lookedAtBy, storyChat, storyTime } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { OpenChats } from './open-chats.tsx';

const list = (chats: Chat[]) => ({
  answers: [lookedAtBy('free'), answer(listChats, { chats, total_unread: 0, requests: 0 })],
});

const meta = {
  title: 'Screens/Chat/Open on the home',
  component: OpenChats,
  decorators: [
    (Story) => (
      <Wrap $narrow>
        <Story />
      </Wrap>
    ),
  ],
} satisfies Meta<typeof OpenChats>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest three, however many there are. */
export const Some: Story = {
  parameters: list(
    ['Nora', 'Mila', 'Claire', 'Sofia'].map((name, place) =>
      storyChat(name, { text: 'Until Thursday then.', sent_at: storyTime }, { unread: place === 0 ? 3 : 0 }),
    ),
  ),
};
export const Nobody: Story = { parameters: list([]) };
export const OnlyARequest: Story = {
  parameters: list([storyChat('Nora', { text: 'Hello there.', sent_at: storyTime }, { state: 'request', unread: 1 })]),
};
export const German: Story = {
  globals: { locale: 'de', viewport: { value: 'smallest' } },
  parameters: list([
    storyChat(
      'Emma-Charlotte Wolkenstein',
      { text: 'Donaudampfschifffahrtsgesellschaftskapitän wäre ich auch gern geworden.', sent_at: storyTime },
      { unread: 120, muted: true, profile: { fictional: true } },
    ),
  ]),
};
