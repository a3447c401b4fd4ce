import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { getMatchFinder } from '@parlour/contract/members/get-match-finder';
import type { ReplyOf } from '@parlour/contract/define-call';
import { saveMatchFinder } from '@parlour/contract/members/save-match-finder';
import { interests } from '@parlour/models/interests';
import { nearnesses } from '@parlour/models/members/match-finder';
import { relationshipStatuses } from '@parlour/models/profile-fields';
import { answer, lookedAtBy, refusal, storyCard, waiting } from '@parlour/testing/stories';
import { MatchFinderPage } from './match-finder-page.tsx';

type Finder = ReplyOf<typeof getMatchFinder>;

const questions: Finder['questions'] = [
  { id: 'interests', options: [...interests] },
  { id: 'ages', options: [] },
  { id: 'near', options: [...nearnesses] },
  { id: 'relationship_statuses', options: [...relationshipStatuses] },
];
const first: Finder = {
  criteria: { interests: ['wine'], min_age: 35, max_age: 55, near: 'country', relationship_statuses: [] },
  answered: false,
  questions,
  matches: [],
};
const found: Finder = {
  ...first,
  answered: true,
  matches: [
    {
      profile: storyCard('Nora'),
      reasons: [
        { code: 'interests', interests: ['travelling', 'wine'] },
        { code: 'same_city' },
        { code: 'close_in_age' },
        { code: 'relationship_status', relationship_status: 'single' },
      ],
    },
    { profile: storyCard('Mila', { age: null, city: null }), reasons: [{ code: 'interests', interests: ['wine'] }] },
    { profile: storyCard('Emma-Charlotte'), reasons: [{ code: 'same_region' }, { code: 'close_in_age' }] },
    { profile: storyCard('Sofia'), reasons: [{ code: 'close_in_age' }] },
    { profile: storyCard('Ida'), reasons: [{ code: 'close_in_age' }] },
  ],
};
const member = lookedAtBy('free');
const standing = (finder: Finder) => ({ answers: [member, answer(getMatchFinder, finder)] });

const meta = {
  title: 'Screens/Members/Match finder',
  component: MatchFinderPage,
  parameters: { address: '/match-finder' },
} satisfies Meta<typeof MatchFinderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstTime: Story = { parameters: standing(first) };
export const Found: Story = { parameters: standing(found) };
export const Few: Story = { parameters: standing({ ...found, matches: found.matches.slice(0, 2) }) };
export const NobodyFits: Story = { parameters: standing({ ...found, matches: [] }) };
/** A brand that shows neither interests nor relationship status asks about neither. */
export const FewQuestions: Story = { parameters: standing({ ...first, questions: questions.slice(1, 3) }) };
export const Waiting: Story = { parameters: { answers: [member, waiting(getMatchFinder)] } };
export const Failed: Story = { parameters: { answers: [member, refusal(getMatchFinder, 'server_error')] } };
/** From the first question to the people, without a pointer. */
export const ByKeyboard: Story = {
  parameters: { answers: [...standing(first).answers, answer(saveMatchFinder, found)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    (await page.findByRole('radio', { name: 'In my country' })).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(page.getByRole('radio', { name: 'In my region' })).toBeChecked();
    page.getByRole('button', { name: 'Find my matches' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('link', { name: /^Nora/ })).toBeVisible();
    await expect(page.getByText('Change my answers')).toBeVisible();
  },
};
export const German: Story = { ...Found, globals: { locale: 'de', viewport: { value: 'smallest' } } };
