import type { Meta, StoryObj } from '@storybook/react-vite';
import { getProfile } from '@parlour/contract/profile/get-profile';
import type { Profile } from '@parlour/contract/types/profile';
import { interests } from '@parlour/models/interests';
import { answer, everythingTold, lookedAtBy, storyProfile, waiting } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { OwnWords } from './own-words.tsx';

const telling = (changes: Partial<Profile> = {}) => [
  lookedAtBy('free'),
  answer(getProfile, { profile: storyProfile('Claire', { ...everythingTold, ...changes }) }),
];

const meta = {
  title: 'Screens/Profile/Own words',
  component: OwnWords,
  args: { id: storyProfile('Claire').id, nextId: undefined },
  parameters: { answers: telling() },
  decorators: [
    (Story) => (
      <Wrap $narrow style={{ paddingBlock: 24 }}>
        <Story />
      </Wrap>
    ),
  ],
} satisfies Meta<typeof OwnWords>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Told: Story = {};
export const Long: Story = {
  parameters: { answers: telling({ about_me: 'Soup is best with company. '.repeat(40), interests: [...interests] }) },
};
export const InterestsAlone: Story = { parameters: { answers: telling({ about_me: null }) } };
export const NothingTold: Story = { parameters: { answers: telling({ about_me: null, interests: [] }) } };
export const Waiting: Story = { parameters: { answers: [lookedAtBy('free'), waiting(getProfile)] } };
export const German: Story = { globals: { locale: 'de' } };
