import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenSheet } from '@parlour/testing/stories';
import { RadioCards } from './radio-cards.tsx';
import { Tag } from '../labels/tag.tsx';

const meta = { title: 'Kit/Forms/Radio cards', component: RadioCards } satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj;

const short = [
  { value: 'man', title: 'A man' },
  { value: 'woman', title: 'A woman' },
] as const;
const described = [
  { value: 'man', title: 'Everybody', description: 'Members and people who are not logged in.' },
  {
    value: 'woman',
    title: 'Members only',
    description: 'Nobody finds you from outside.',
    end: <Tag tone="soft">New</Tag>,
  },
] as const;
const long = [
  {
    value: 'man',
    title: 'Veröffentlichungseinstellungen',
    description: 'Datenschutzbestimmungen gelten unverändert weiter.',
  },
  {
    value: 'woman',
    title: 'Nur Mitglieder mit bestätigter E-Mail-Adresse',
    end: <Tag tone="accent">Empfehlenswert</Tag>,
  },
] as const;
const options = { plain: short, described, 'long words': long } as const;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['plain', 'described', 'long words']} states={['open', 'chosen', 'error']}>
      {(variant, state) => (
        <RadioCards
          legend="Who may see you"
          name={`${variant} ${state}`}
          options={options[variant]}
          defaultValue={state === 'chosen' ? 'woman' : undefined}
          error={state === 'error' ? 'Please choose one.' : undefined}
        />
      )}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    legend: 'Who may see you',
    name: 'visibility',
    options: short,
    defaultValue: 'woman',
  },
};
