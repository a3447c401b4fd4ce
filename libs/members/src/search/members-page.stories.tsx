import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { listPartnerTiles } from '@parlour/contract/members/list-partner-tiles';
import { searchMembers } from '@parlour/contract/members/search-members';
import { answer, refusal, waiting, withSettings } from '@parlour/testing/stories';
import {
  answers,
  asVisitor,
  crowd,
  few,
  inUtrecht,
  german,
  many,
  nobody,
  opened,
  similar,
  tiles,
} from './members-page.fixture.ts';
import { MembersPage } from './members-page.tsx';

/** The page at an address, as its route reads it. */
function at(query: string): { args: { search: URLSearchParams }; address: string } {
  return { args: { search: new URLSearchParams(query) }, address: `/members?${query}` };
}

const filtered = at(
  'countryregion=nl-utrecht&min_age=35&max_age=55&online=1&with_photo=1&verified=1&hair_color=red,brown&tattoos=few',
);
const behind = at('online=1&page=9');
const narrow = at('min_age=35&max_age=55&narrow=1');

const meta = {
  title: 'Screens/Members/Search',
  component: MembersPage,
  args: { search: new URLSearchParams() },
  parameters: { address: '/members' },
} satisfies Meta<typeof MembersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  parameters: {
    answers: answers('visitor', answer(searchMembers, { ...many, profiles: asVisitor, limited: 'login' })),
  },
};
/** Photos for premium members are locked. */
export const Free: Story = { parameters: { answers: answers('free', answer(searchMembers, many)) } };
export const Premium: Story = {
  parameters: { answers: answers('premium', answer(searchMembers, { ...many, profiles: opened })) },
};
export const Filtered: Story = {
  args: filtered.args,
  parameters: {
    address: filtered.address,
    answers: answers(
      'free',
      answer(searchMembers, {
        ...many,
        pages: 2,
        total: 28,
        total_capped: false,
        criteria: inUtrecht,
      }),
    ),
  },
};
/** Few were found, so the search was widened, and says so. */
export const Widened: Story = { parameters: { answers: answers('free', answer(searchMembers, few), similar) } };
export const NobodyButOutside: Story = {
  parameters: { answers: answers('free', answer(searchMembers, nobody), similar) },
};
export const Nobody: Story = {
  args: narrow.args,
  parameters: { address: narrow.address, answers: answers('free', answer(searchMembers, nobody)) },
};
/** An address kept from when more were found. */
export const BehindTheLastPage: Story = {
  args: behind.args,
  parameters: {
    address: behind.address,
    answers: answers('free', answer(searchMembers, { ...nobody, page: 9, pages: 1, total: 12 })),
  },
};
/** Partners' tiles stand among the members, labelled and drawn. */
export const WithAdvertisements: Story = {
  decorators: [withSettings({ member_resell: true })],
  parameters: {
    answers: [
      answer(listPartnerTiles, { tiles }),
      ...answers('free', answer(searchMembers, { ...many, profiles: crowd })),
    ],
  },
};
export const Waiting: Story = { parameters: { answers: answers('free', waiting(searchMembers)) } };
export const Failed: Story = { parameters: { answers: answers('free', refusal(searchMembers, 'server_error')) } };
export const German: Story = {
  globals: { locale: 'de' },
  args: filtered.args,
  parameters: {
    address: filtered.address,
    answers: answers('free', answer(searchMembers, { ...few, profiles: german, total: 3, criteria: inUtrecht }), {
      ...similar,
      profiles: german,
    }),
  },
};
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { answers: answers('free', answer(searchMembers, many)) },
};
/** On a phone the filters come in a sheet. */
export const FiltersOnPhone: Story = {
  ...Filtered,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('link', { name: /^Filters/ }));
    await expect((await page.findByRole<HTMLDialogElement>('dialog', { name: 'Filters' })).open).toBe(true);
  },
};
