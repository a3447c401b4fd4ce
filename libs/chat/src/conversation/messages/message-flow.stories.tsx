import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { listChats } from '@parlour/contract/chat/list-chats';
import { listMessages } from '@parlour/contract/chat/list-messages';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import {
  answer,
  drawnImage,
  refusal,
  storyChat,
  storyGift,
  storyTalk,
  storyTime,
  waiting,
} from '@parlour/testing/stories';
import { ChatPage } from '../../chat-page.tsx';
import { looking, messagesFrom, nora, sendOne, talk } from '../../testing/conversation.fixture.ts';

const meta = {
  title: 'Screens/Chat/Messages',
  component: ChatPage,
  args: { target: { conversation_id: CONVERSATION } },
  parameters: { address: `/chats/${CONVERSATION}` },
  /** What is written is kept as a draft, and no story begins with another's. */
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Warnings, a removed message, and one that waits for the member's own confirmation. */
export const Careful: Story = {
  parameters: looking(
    'premium',
    talk({
      messages: [
        messageOf(1, { sent_at: storyTime, text: 'Could you send me a gift card?', warning: 'scam' }),
        messageOf(2, { sent_at: storyTime, text: 'Or write to me elsewhere.', warning: 'off_platform' }),
        messageOf(3, { sent_at: storyTime, text: null, deleted: true }),
        messageOf(4, { sent_at: storyTime, from: 'me', text: 'Rather not.', status: 'read' }),
        messageOf(5, { sent_at: storyTime, seq: null, from: 'me', text: 'Good evening to you.', status: 'held' }),
      ],
    }),
  ),
};
/** What its reader wished to see only after a tap: words, and photos. */
export const Veiled: Story = {
  parameters: looking(
    'premium',
    talk({
      messages: [
        messageOf(1, { sent_at: storyTime, text: 'Do you trade crypto?', veiled: 'words' }),
        messageOf(2, { sent_at: storyTime, type: 'image', text: null, image: drawnImage('Nora'), veiled: 'photo' }),
        messageOf(3, { sent_at: storyTime, type: 'image', text: null, image: drawnImage('Mila') }),
      ],
    }),
  ),
};
/** Lifted, each for itself. */
export const VeilLifted: Story = {
  ...Veiled,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Hidden message/ }));
    await expect(page.getByText('Do you trade crypto?')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /Show the photo$/ }));
    await expect(page.queryByRole('button', { name: /Show the photo$/ })).toBeNull();
  },
};
/** What a gift cost stands with one's own alone; a removed one is gone. */
export const Gifts: Story = {
  parameters: looking(
    'premium',
    talk({
      messages: [
        messageOf(1, {
          sent_at: storyTime,
          from: 'me',
          type: 'gift',
          text: null,
          gift: storyGift('rose'),
          cost: 25,
          status: 'read',
        }),
        messageOf(2, {
          sent_at: storyTime,
          type: 'gift',
          text: null,
          gift: { ...storyGift('hot_air_balloon'), cost: 0 },
        }),
        messageOf(3, { sent_at: storyTime, text: 'For the next walk with a view.' }),
        messageOf(4, { sent_at: storyTime, type: 'gift', text: null, deleted: true }),
      ],
    }),
  ),
};
export const LongWords: Story = {
  parameters: looking(
    'premium',
    talk({
      messages: [
        messageOf(1, {
          sent_at: storyTime,
          text: 'https://example.org/'.padEnd(180, 'a-long-address-without-a-break'),
        }),
        messageOf(2, {
          sent_at: storyTime,
          from: 'me',
          text: `${'A long message has many words. '.repeat(24)}\n\nGood night.`,
        }),
      ],
    }),
  ),
};
/** Where one writes, and what it costs, is in the window however large the letters are; the messages have the rest of it. */
export const LargeTextOnTheSmallestPhone: Story = {
  parameters: looking('premium', talk({ profile: { ...nora, demo: true } })),
  globals: { text: 'twice as large', viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const messages = await page.findByRole('log');
    const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await waitFor(() => expect(rem()).toBeGreaterThan(30));
    const send = page.getByRole('button', { name: /^Send for/ }).getBoundingClientRect();
    await expect(send.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(page.getByRole('textbox').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      messages.getBoundingClientRect().bottom - 1,
    );
    await expect(messages.clientHeight).toBeGreaterThan(4 * rem());
  },
};
/** What has to be said of the member scrolls before the messages have no room for a bubble. */
export const LargeTextOnAShortPhone: Story = {
  ...LargeTextOnTheSmallestPhone,
  globals: { text: 'twice as large', viewport: { value: 'short' } },
};
/** The sentence about a fictional profile keeps its place beside the name, and leaves the window to what is said and written. */
export const FictionalInLargeText: Story = {
  parameters: looking('premium', talk({ profile: { ...nora, fictional: true, demo: true } })),
  globals: { text: 'twice as large', locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const messages = await page.findByRole('log');
    const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await waitFor(() => expect(rem()).toBeGreaterThan(30));
    const box = canvasElement.querySelector('[data-composer]')!;
    await expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(messages.clientHeight).toBeGreaterThan(4 * rem());
    const sentence = page.getByText(/fiktives Profil\. Wir/);
    await expect(sentence.clientHeight).toBeGreaterThan(3 * rem());
    await expect(sentence.getBoundingClientRect().bottom).toBeLessThanOrEqual(messages.getBoundingClientRect().top + 1);
  },
};
/** What one sends off oneself is seen, also from further up. */
export const SentFromFurtherUp: Story = {
  parameters: looking('premium', talk({ messages: messagesFrom(1, 40) }), waiting(sendMessage)),
  play: async (context) => {
    const page = within(context.canvasElement);
    const flow = await page.findByRole('log', { name: 'Messages with Nora' });
    flow.scrollTop = -400;
    await expect(flow.scrollTop).toBeLessThan(-200);
    await sendOne(context);
    await waitFor(() => expect(flow.scrollTop).toBeGreaterThan(-1));
    await expect(within(flow).getByText('Good evening!')).toBeVisible();
  },
};
export const OlderMessages: Story = {
  parameters: looking(
    'premium',
    talk({ has_more: true }),
    waiting({ ...listMessages, when: { before: storyTalk[0]?.id ?? '' } }),
  ),
};
export const OlderMessagesFailed: Story = {
  parameters: looking(
    'premium',
    talk({ has_more: true }),
    refusal({ ...listMessages, when: { before: storyTalk[0]?.id ?? '' } }, 'server_error'),
  ),
};
/** What comes above moves nothing of what one reads, and calls for no more. */
export const OlderMessagesAbove: Story = {
  parameters: looking(
    'premium',
    talk({ messages: messagesFrom(151, 50), has_more: true }),
    answer(
      { ...listMessages, when: { before: messageOf(151).id } },
      talk({ messages: messagesFrom(101, 50), has_more: true }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const flow = within(await within(canvasElement).findByRole('log'));
    const first = flow.getByText('Message 151');
    first.scrollIntoView({ block: 'center' });
    const { top } = first.getBoundingClientRect();
    await flow.findByText('Message 101');
    await expect(Math.abs(first.getBoundingClientRect().top - top)).toBeLessThan(20);
  },
};
/** What was new when the conversation was opened stands below a line, also where one person wrote all of it. */
export const Unread: Story = {
  parameters: {
    answers: [
      answer(listChats, {
        chats: [storyChat('Nora', storyTalk[3]!, { id: CONVERSATION, profile: nora, unread: 1 })],
        total_unread: 1,
        requests: 0,
      }),
      ...looking('premium', talk({ messages: storyTalk.slice(0, 4) })).answers,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('separator', { name: '1 unread message' })).toBeVisible();
  },
};
/** A few words stand by the box that answers them, which is all that an iPhone shows beside its keyboard. */
export const FewWordsOnAPhone: Story = {
  parameters: looking('premium', talk({ messages: storyTalk.slice(0, 1) })),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const { bottom } = (await page.findByRole('log')).getBoundingClientRect();
    const words = page.getByText(/^Good evening!/, { selector: '[role="log"] *' }).getBoundingClientRect();
    await expect(bottom - words.bottom).toBeLessThan(60);
  },
};
