import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { OutgoingMessage } from '@parlour/api-client/chat/sending/outgoing';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { deviceStorage } from '@parlour/state/stored/browser-storage';
import { wordsKey } from '@parlour/state/words/unsent-words';
import { CONVERSATION } from '@parlour/testing/chat-data';
import { canSend } from '@parlour/testing/page-data';
import { refusal, storyCard, storyConversation, storyTime, waiting } from '@parlour/testing/stories';
import { ChatPage } from '../../chat-page.tsx';
import { free, looking, nora, refused, sendOne, talk } from '../../testing/conversation.fixture.ts';

const meta = {
  title: 'Screens/Chat/Writing',
  component: ChatPage,
  args: { target: { conversation_id: CONVERSATION } },
  parameters: { address: `/chats/${CONVERSATION}` },
  /** What is written is kept as a draft, and no story begins with another's. */
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = {
  parameters: looking('premium', talk(), waiting(sendMessage)),
  play: sendOne,
};
/** Nobody knows what became of it, so that it cannot be taken back; trying again sends the same message. */
export const Unanswered: Story = {
  parameters: looking('premium', talk(), refusal(sendMessage, 'server_error')),
  play: async (context) => {
    await sendOne(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
/** Of an earlier page, of which this one has found nothing: it may be given up. */
export const NotSent: Story = {
  parameters: looking('premium', talk()),
  beforeEach: () => {
    const unsent: OutgoingMessage = {
      clientId: CONVERSATION,
      text: 'Good evening!',
      gift: null,
      expectedCost: canSend.cost.text,
      acceptFictional: false,
      writtenAt: storyTime,
    };
    const place = `${nora.id}.${unsent.clientId}`;
    deviceStorage.write(wordsKey('outgoing', storyCard('Lucas').id, place), JSON.stringify(unsent));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Remove' })).toBeVisible();
  },
};
/** A refused message goes back into the box, with the reason above it. */
export const Refused: Story = {
  parameters: looking('premium', talk(), refusal(sendMessage, 'price_changed', { cost: 12 })),
  play: async (context) => {
    await sendOne(context);
    const page = within(context.canvasElement);
    await expect(await page.findByRole('alert')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Write to Nora' })).toHaveValue('Good evening!');
  },
};
export const OutOfCredits: Story = {
  parameters: looking('premium', talk({ can_send: refused('insufficient_credits') })),
};
/** Whoever writes all the same reads what it takes. */
export const OutOfCreditsWhileWriting: Story = {
  ...OutOfCredits,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/enough credits for another message/)).toBeVisible();
    await userEvent.type(page.getByRole('textbox', { name: 'Write to Nora' }), 'Good evening!');
    await expect(page.getByText('You do not have enough credits to send this message to Nora')).toBeVisible();
  },
};
/** A phone on its side shows the way to credits without scrolling, below all that may stand above it. */
export const OutOfCreditsSideways: Story = {
  globals: { viewport: { value: 'sideways' } },
  parameters: {
    viewport: { options: { sideways: { name: 'sideways', styles: { width: '640px', height: '360px' } } } },
    ...looking(
      'premium',
      talk({
        conversation: storyConversation(null, { state: 'request' }),
        can_send: refused('insufficient_credits'),
        profile: { ...nora, demo: true },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Buy credits' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollHeight).toBe(360));
  },
};
export const FreeMessagesUsed: Story = { parameters: looking('free', talk({ can_send: refused('free_limit') })) };
export const Unconfirmed: Story = {
  parameters: looking('free', talk({ can_send: { ...free, warn_not_confirmed: true } })),
};
export const Offline: Story = {
  parameters: looking('premium', talk()),
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
};
/** The message that waits says it, and nothing else does. */
export const WaitingForAConnection: Story = {
  ...Offline,
  play: async (context) => {
    await sendOne(context);
    const page = within(context.canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent('This is sent as soon as you are online again.');
    await expect(page.queryByText(/^You are offline/)).toBeNull();
  },
};
/** What was written to somebody who has blocked its writer meanwhile can be read and copied. */
export const BlockedWhileWriting: Story = {
  parameters: looking(
    'premium',
    talk({
      profile: { ...nora, status: 'disabled', age: null, main_image: null, online: null },
      can_send: refused('blocked'),
      messages: [],
    }),
  ),
  beforeEach: () => deviceStorage.write(wordsKey('draft', storyCard('Lucas').id, nora.id), 'Good evening!\nAt eight?'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Good evening!\s+At eight\?$/)).toBeVisible();
  },
};
export const BlockedByMe: Story = {
  args: { menuEntries: () => [{ label: 'Unblock Nora', endsBlock: true, onSelect: () => {} }] },
  parameters: looking(
    'premium',
    talk({ conversation: storyConversation(null, { state: 'blocked' }), can_send: refused('already_blocked') }),
  ),
};
export const Gone: Story = {
  parameters: looking(
    'premium',
    talk({ conversation: storyConversation(null, { state: 'gone' }), can_send: refused('profile_gone') }),
  ),
};
/** The other one decides who may write first. */
export const NotAllowed: Story = {
  parameters: looking('free', talk({ can_send: refused('not_allowed_by_member') })),
};
