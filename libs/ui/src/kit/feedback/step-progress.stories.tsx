import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenSheet } from '@parlour/testing/stories';
import { StepProgress } from './step-progress.tsx';

const meta = { title: 'Kit/Feedback/Step progress', component: StepProgress } satisfies Meta<typeof StepProgress>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['3', '7']} states={['first', 'middle', 'last', 'long words']}>
      {(steps, state) => {
        const step = { first: 1, middle: 2, last: Number(steps), 'long words': 2 }[state];
        return (
          <StepProgress
            position={`Step ${step} of ${steps}`}
            name={state === 'long words' ? 'Benachrichtigungseinstellungen' : 'Photo'}
            step={step}
            steps={Number(steps)}
          />
        );
      }}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    position: 'Step 2 of 7',
    name: 'Photo',
    step: 2,
    steps: 7,
  },
};
