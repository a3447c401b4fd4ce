import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Logo } from './logo.tsx';
import type { LogoGround } from './logo.tsx';

const meta = { title: 'Kit/Frame and words/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj;

const grounds = everyOf<LogoGround>({ deep: true, page: true });

const Ground = styled.div`
  padding: var(--space-3);

  &[data-ground='deep'] {
    background: var(--color-deep);
    color: var(--color-on-deep);
  }
`;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={grounds} states={['short', 'long words']}>
      {(ground, state) => (
        <Ground data-ground={ground}>
          <Logo name={state === 'short' ? 'Parlour' : 'Second Spring'} ground={ground} />
        </Ground>
      )}
    </SpecimenSheet>
  ),
};
