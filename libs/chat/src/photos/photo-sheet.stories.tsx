import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { uploadChatPhoto } from '@parlour/contract/chat/upload-chat-photo';
import { storedFactKey } from '@parlour/state/stored/stored-fact';
import { deviceStorage } from '@parlour/state/stored/browser-storage';
import { canSend } from '@parlour/testing/page-data';
import { answer, drawnImage, lookedAtBy, refusal, storyCard, waiting } from '@parlour/testing/stories';
import { nora, refused } from '../testing/conversation.fixture.ts';
import { PhotoSheet } from './photo-sheet.tsx';

const photo = drawnImage('Lucas at sea', { is_main: false, status: 'pending' });
const taken = answer(uploadChatPhoto, { photo });
const looking = (...answers: ReturnType<typeof answer>[]) => ({ answers: [lookedAtBy('premium'), ...answers] });

/** A photo that was brought to the server before. */
const keep = (): void =>
  deviceStorage.write(storedFactKey(`chat-photo.${storyCard('Lucas').id}.${nora.id}`), JSON.stringify(photo));

const meta = {
  title: 'Screens/Chat/Photo sheet',
  component: PhotoSheet,
  args: { profile: nora, canSend, open: true, onClose: fn() },
  parameters: looking(taken),
  /** A photo is kept, and no story begins with another's. */
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof PhotoSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = { canvasElement: HTMLElement };

/** A photo of the story itself, so that it can be shown. */
async function drawnFile(): Promise<File> {
  const canvas = new OffscreenCanvas(600, 400);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = 'royalblue';
  pen.fillRect(0, 0, 600, 400);
  return new File([await canvas.convertToBlob()], 'sea.png', { type: 'image/png' });
}
const choose = async ({ canvasElement }: Canvas): Promise<void> =>
  userEvent.upload(await within(canvasElement).findByLabelText('Photo'), await drawnFile());
const send = async ({ canvasElement }: Canvas): Promise<void> =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /^Send/ }));

export const Nothing: Story = {};
export const OnItsWay: Story = {
  parameters: looking(waiting(uploadChatPhoto)),
  play: async (canvas) => {
    await choose(canvas);
    await expect(await within(canvas.canvasElement).findByRole('meter')).toBeVisible();
  },
};
/** The price stands on the button, in credits and in money. */
export const Chosen: Story = { beforeEach: keep };
export const Free: Story = { beforeEach: keep, args: { canSend: { ...canSend, cost: { text: 0, image: 0 } } } };
export const NotEnoughCredits: Story = {
  beforeEach: keep,
  parameters: { answers: [lookedAtBy('free'), taken] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Buy credits' })).toBeVisible();
  },
};
export const FileRefused: Story = {
  parameters: looking(refusal(uploadChatPhoto, 'photo_banned')),
  play: async (canvas) => {
    await choose(canvas);
    await expect(await within(canvas.canvasElement).findByRole('alert')).toBeVisible();
  },
};
/** Trying again is the same photo. */
export const NotUploaded: Story = {
  parameters: looking(refusal(uploadChatPhoto, 'server_error')),
  play: async (canvas) => {
    await choose(canvas);
    await expect(await within(canvas.canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const Sending: Story = { beforeEach: keep, parameters: looking(waiting(sendMessage)), play: send };
/** Trying again is the same message, which is not paid twice. */
export const NotSent: Story = {
  beforeEach: keep,
  parameters: looking(refusal(sendMessage, 'server_error')),
  play: async (canvas) => {
    await send(canvas);
    await expect(await within(canvas.canvasElement).findByRole('alert')).toBeVisible();
  },
};
export const PriceChanged: Story = {
  beforeEach: keep,
  parameters: looking(refusal(sendMessage, 'price_changed', { cost: 30 })),
  play: async (canvas) => {
    await send(canvas);
    await expect(await within(canvas.canvasElement).findByRole('button', { name: /^Send 30 credits/ })).toBeVisible();
  },
};
export const Fictional: Story = {
  beforeEach: keep,
  args: { canSend: refused('fictional_ack_required') },
  play: async (canvas) => {
    await send(canvas);
    await expect(await within(canvas.canvasElement).findByText('Confirm this before you write.')).toBeVisible();
  },
};
export const Unconfirmed: Story = { args: { canSend: { ...canSend, warn_not_confirmed: true } } };
export const German: Story = {
  beforeEach: keep,
  args: { profile: { ...nora, name: 'Emma-Charlotte Luise' } },
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
