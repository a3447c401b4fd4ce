import type { Meta, StoryObj } from '@storybook/react-vite';
import { related } from '@parlour/contract/profile/related';
import { answer, lookedAtBy, storyCard } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { RelatedMembers } from './related-members.tsx';

const some = ['Mila', 'Claire', 'Sofia', 'Ida'].map((name) => storyCard(name));
const german = ['Emma-Charlotte Wolkenstein', 'Marie-Louise'].map((name) =>
  storyCard(name, { country: 'DE', city: 'Garmisch-Partenkirchen', online: 'now' }),
);
const pageOf = (profiles: typeof some) =>
  answer(related, { profiles, count: profiles.length, page: 1, pages: 1, total: profiles.length });

const meta = {
  title: 'Screens/Members/Related',
  component: RelatedMembers,
  args: { profileId: storyCard('Nora').id },
  decorators: [
    (Story) => (
      <Wrap style={{ paddingBlock: 24 }}>
        <Story />
      </Wrap>
    ),
  ],
} satisfies Meta<typeof RelatedMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { parameters: { answers: [lookedAtBy('free'), pageOf(some)] } };
export const One: Story = { parameters: { answers: [lookedAtBy('free'), pageOf(some.slice(0, 1))] } };
export const Visitor: Story = { parameters: { answers: [lookedAtBy('visitor'), pageOf(some)] } };
export const German: Story = {
  globals: { locale: 'de', viewport: { value: 'smallest' } },
  parameters: { answers: [lookedAtBy('free'), pageOf(german)] },
};
