import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { giftsOptions } from '@parlour/api-client/chat/gifts';
import { listGifts } from '@parlour/contract/chat/list-gifts';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { messageOf } from '@parlour/testing/chat-data';
import { canSend } from '@parlour/testing/page-data';
import {
  answer,
  lookedAtBy,
  refusal,
  storyConversation,
  storyGift,
  storyGifts,
  storyTime,
  waiting,
} from '@parlour/testing/stories';
import { nora, refused } from '../testing/conversation.fixture.ts';
import { GiftPicker } from './gift-picker.tsx';

const gifts = answer(listGifts, { gifts: storyGifts });
const given = messageOf(1, {
  from: 'me',
  type: 'gift',
  text: null,
  gift: storyGift('rose'),
  cost: 25,
  sent_at: storyTime,
});
const arrives = answer(sendMessage, {
  message: given,
  conversation: storyConversation(given),
  credits: 215,
  free_left: null,
});
const looking = (...answers: ReturnType<typeof answer>[]) => ({ answers: [lookedAtBy('premium'), ...answers] });

const meta = {
  title: 'Screens/Chat/Gift picker',
  component: GiftPicker,
  args: { profile: nora, canSend, tellsGiven: true, open: true, onClose: fn() },
  parameters: looking(gifts, arrives),
  /** A choice is kept, and no story begins with another's. */
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof GiftPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = { canvasElement: HTMLElement };
const choose = async ({ canvasElement }: Canvas, name: RegExp): Promise<void> =>
  userEvent.click(await within(canvasElement).findByRole('radio', { name }));
const give = async (canvas: Canvas): Promise<void> => {
  await choose(canvas, /^Rose/);
  await userEvent.click(within(canvas.canvasElement).getByRole('button', { name: /^Give/ }));
};

export const Gifts: Story = {};
/** The price stands on the button, in credits and in money. */
export const Chosen: Story = { play: (canvas) => choose(canvas, /^Hot-air balloon/) };
export const NotEnoughCredits: Story = {
  parameters: { answers: [lookedAtBy('free'), gifts] },
  play: async (canvas) => {
    await choose(canvas, /^Star/);
    await expect(await within(canvas.canvasElement).findByRole('link', { name: 'Buy credits' })).toBeVisible();
  },
};
export const Sending: Story = { parameters: looking(gifts, waiting(sendMessage)), play: give };
/** Trying again is the same gift, which is not paid twice. */
export const NotSent: Story = {
  parameters: looking(gifts, refusal(sendMessage, 'server_error')),
  play: async (canvas) => {
    await give(canvas);
    await expect(await within(canvas.canvasElement).findByRole('alert')).toBeVisible();
  },
};
export const PriceChanged: Story = {
  parameters: looking(gifts, refusal(sendMessage, 'price_changed', { cost: 30 })),
  play: async (canvas) => {
    await give(canvas);
    await expect(await within(canvas.canvasElement).findByRole('button', { name: /^Give 30 credits/ })).toBeVisible();
  },
};
/** The focus goes on with what came of it. */
export const Given: Story = {
  play: async (canvas) => {
    await give(canvas);
    await expect(
      await within(canvas.canvasElement).findByRole('link', { name: 'Open the conversation' }),
    ).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Your gift has arrived/));
  },
};
export const Fictional: Story = {
  args: { canSend: refused('fictional_ack_required') },
  play: async (canvas) => {
    await give(canvas);
    await expect(await within(canvas.canvasElement).findByText('Confirm this before you write.')).toBeVisible();
  },
};
export const Unconfirmed: Story = { args: { canSend: { ...canSend, warn_not_confirmed: true } } };
/** The gifts come to where their places were, and the foot stays where it is. */
export const Waiting: Story = {
  parameters: looking(waiting(listGifts)),
  play: async ({ canvas, canvasElement, loaded, step }) => {
    const foot = await canvas.findByRole('button', { name: 'Choose a gift' });
    const first = () => canvasElement.querySelector('[aria-busy] [aria-hidden], label')!;
    const places = () => [first(), foot].map((part) => part.getBoundingClientRect().top);
    const before = places();
    await step('the gifts arrive', async () => {
      const { queries } = loaded as { queries: QueryClient };
      queries.setQueryData(giftsOptions('en').queryKey, { gifts: storyGifts });
      await canvas.findByRole('radio', { name: /^Rose/ });
    });
    await expect(places()).toEqual(before);
  },
};
export const Failed: Story = { parameters: looking(refusal(listGifts, 'server_error')) };
export const Empty: Story = { parameters: looking(answer(listGifts, { gifts: [] })) };
export const German: Story = {
  args: { profile: { ...nora, name: 'Emma-Charlotte Luise' } },
  globals: { locale: 'de', viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    const [, second] = await within(canvasElement).findAllByRole('radio');
    if (second) await userEvent.click(second);
  },
};
