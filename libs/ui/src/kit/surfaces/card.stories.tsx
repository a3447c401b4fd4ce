import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Card, type CardElevation } from './card.tsx';
import { ListRow } from './list-row.tsx';
import { Subheading, Text } from '../layout/type.tsx';

const elevations = everyOf<CardElevation>({ flat: true, raised: true, floating: true });

const meta = { title: 'Kit/Surfaces/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={elevations} states={['words', 'bare', 'long words']}>
      {(elevation, state) => (
        <Card $elevation={elevation} $bare={state === 'bare'}>
          {state === 'bare' ? (
            <ListRow title="E-mail" detail="nora@example.org" href="/profile" />
          ) : (
            <>
              <Subheading as="h2">{state === 'words' ? 'E-mail' : 'Benachrichtigungseinstellungen'}</Subheading>
              <Text $tone="quiet">
                {state === 'words'
                  ? 'Nobody sees your address.'
                  : 'Rechtsschutzversicherungsgesellschaften und andere sehen deine Adresse nicht.'}
              </Text>
            </>
          )}
        </Card>
      )}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  // A styled element tells docgen nothing of its props.
  argTypes: { $elevation: { control: 'select', options: elevations } },
  args: {
    $elevation: 'flat',
    $bare: false,
    children: 'Nobody sees your address.',
  },
};
