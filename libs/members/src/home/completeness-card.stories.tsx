import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Profile } from '@parlour/contract/types/profile';
import { everythingTold, lookedAtBy, storyProfile } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { CompletenessCard } from './completeness-card.tsx';

/** A member who has told everything but what the changes take away. */
function lacking(changes: Partial<Profile>) {
  const { relation: _, ...profile } = storyProfile('Lucas', { gender: 'male', ...everythingTold, ...changes });
  return { answers: [lookedAtBy('free', { profile })] };
}

const meta = {
  title: 'Screens/Members/Completeness',
  component: CompletenessCard,
  decorators: [
    (Story) => (
      <Wrap $narrow style={{ paddingBlock: 24 }}>
        <Story />
      </Wrap>
    ),
  ],
} satisfies Meta<typeof CompletenessCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = { parameters: lacking({ about_me: null, completeness: 20 }) };
export const Place: Story = { parameters: lacking({ region: null, city: null, completeness: 60 }) };
export const Interests: Story = { parameters: lacking({ interests: [], completeness: 70 }) };
export const Facts: Story = {
  parameters: lacking({ hair_color: null, eye_color: null, tattoos: null, completeness: 80 }),
};
export const WithoutPhoto: Story = {
  parameters: lacking({ main_image: null, photos: [], photos_total: 0, about_me: null, completeness: 0 }),
};
export const German: Story = { ...Words, globals: { locale: 'de' } };
