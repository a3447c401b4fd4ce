import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { noteTyping } from '@parlour/api-client/chat/typing';
import { listChats } from '@parlour/contract/chat/list-chats';
import type { Chat } from '@parlour/contract/types/chat';
import { answer, lookedAtBy, refusal, storyCard, storyChat, storyTime, waiting } from '@parlour/testing/stories';
import { ChatsPage } from './chats-page.tsx';

const yesterday = '2026-11-20T19:12:00.000Z';
const lastWeek = '2026-11-12T09:30:00.000Z';

const some: Chat[] = [
  storyChat(
    'Nora',
    { text: 'Mine is losing its leaves.', sent_at: storyTime },
    { unread: 2, profile: { online: 'now' } },
  ),
  storyChat('Mila', { text: 'Until Thursday then.', sent_at: storyTime, from: 'me', status: 'read' }),
  storyChat(
    'Claire',
    { text: 'Good evening! May I ask you something?', sent_at: yesterday },
    { state: 'request', unread: 1 },
  ),
  storyChat('Vera', { text: 'How was the market?', sent_at: yesterday }, { profile: { fictional: true } }),
  storyChat('Ruth', { text: null, type: 'image', sent_at: yesterday }, { profile: { demo: true } }),
  storyChat('Iris', { text: null, deleted: true, sent_at: lastWeek }, { muted: true, profile: { main_image: null } }),
  storyChat('Ida', { text: 'See you.', sent_at: lastWeek, from: 'me', status: 'held' }, { state: 'gone' }),
];
const german: Chat[] = [
  storyChat(
    'Emma-Charlotte Wolkenstein',
    { text: 'Donaudampfschifffahrtsgesellschaftskapitän wäre ich auch gern geworden.', sent_at: yesterday },
    { unread: 120, muted: true, profile: { fictional: true } },
  ),
  storyChat('Marie-Louise', { text: null, type: 'gift', sent_at: storyTime, from: 'me' }, { state: 'request' }),
];

const list = (chats: Chat[], next?: string) =>
  answer(listChats, {
    chats,
    next,
    total_unread: chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0),
    requests: chats.filter((chat) => chat.conversation.state === 'request').length,
  });

/** What is behind the last of them. */
const older = { ...listChats, when: { next: 'older' } };

const meta = {
  title: 'Screens/Chat/Conversations',
  component: ChatsPage,
  parameters: { address: '/chats', answers: [lookedAtBy('free'), list(some)] },
} satisfies Meta<typeof ChatsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Free and premium members see the same list. */
export const Some: Story = {};
/** Where there is nothing to stand beside the list, it has the whole desk. */
export const Nobody: Story = {
  parameters: { answers: [lookedAtBy('free'), list([])] },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    const way = await within(canvasElement).findByRole('link', { name: 'Find members' });
    const { left, right } = way.getBoundingClientRect();
    await expect(Math.abs((left + right) / 2 - window.innerWidth / 2)).toBeLessThan(20);
  },
};
export const OnlyUnread: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Unread' }));
  },
};
export const NoRequests: Story = {
  parameters: { answers: [lookedAtBy('free'), list(some.slice(0, 2))] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Requests' }));
    await within(canvasElement).findByText('Nothing here right now');
  },
};
/** The parts stand in one row of the narrow pane, with their number, and are as wide as the list on a tablet. */
export const RequestsInPolish: Story = {
  globals: { locale: 'pl', viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    const tab = await within(canvasElement).findByRole('link', { name: /^Prośby/ });
    await expect(tab.offsetHeight).toBeLessThan(50);
    const bar = tab.parentElement!;
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const tab = await within(canvasElement).findByRole('link', { name: /^Requests/ });
    await expect(tab.parentElement!.clientWidth).toBeGreaterThan(690);
  },
};
/** Nora is writing, as the live stream says. */
export const Typing: Story = {
  render: function Heard() {
    const client = useQueryClient();
    useEffect(() => noteTyping(client, storyCard('Nora').id, Date.now() + 3_600_000), [client]);
    return <ChatsPage />;
  },
};
export const Waiting: Story = { parameters: { answers: [lookedAtBy('free'), waiting(listChats)] } };
export const Failed: Story = { parameters: { answers: [lookedAtBy('free'), refusal(listChats, 'server_error')] } };
export const Older: Story = { parameters: { answers: [lookedAtBy('free'), waiting(older), list(some, 'older')] } };
export const OlderFailed: Story = {
  parameters: { answers: [lookedAtBy('free'), refusal(older, 'server_error'), list(some, 'older')] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The older messages could not be loaded.');
  },
};
export const German: Story = {
  globals: { locale: 'de' },
  parameters: { answers: [lookedAtBy('premium'), list([...german, ...some])] },
};
/** A long name has two lines, the word goes below where there is no room beside, and time and marks below both. */
export const LongFictionalName: Story = {
  globals: { text: 'twice as large', viewport: { value: 'smallest' } },
  parameters: { answers: [lookedAtBy('free'), list(german)] },
  play: async ({ canvasElement }) => {
    const word = await within(canvasElement).findByText(/fictional profile/i);
    await expect(word.scrollWidth).toBeLessThanOrEqual(word.clientWidth + 1);
    const row = word.closest('a')!.getBoundingClientRect();
    await expect(word.getBoundingClientRect().right).toBeLessThanOrEqual(row.right);
    await expect(word.getBoundingClientRect().width).toBeGreaterThan(0);
    const name = within(canvasElement).getByText(/^Emma-Charlotte/);
    await expect(name.offsetHeight).toBeGreaterThan(2 * Number.parseFloat(getComputedStyle(name).fontSize));
    const time = word.closest('a')!.querySelector('time')!.getBoundingClientRect();
    await expect(time.top).toBeGreaterThanOrEqual(word.getBoundingClientRect().bottom);
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
