import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { everyOf, lookOf, SpecimenSheet } from '@parlour/testing/stories';
import { Logo } from './logo.tsx';
import type { LogoGround } from './logo.tsx';

const meta = { title: 'Kit/Layout/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj;

const grounds = everyOf<LogoGround>({ deep: true, page: true });

const names: Readonly<Record<string, string>> = { short: 'Parlour', 'long words': 'Second Spring' };

const Ground = styled.div`
  padding: var(--space-3);

  &[data-ground='deep'] {
    background: var(--color-deep);
    color: var(--color-on-deep);
  }
`;

export const Sheet: Story = {
  render: (_, story) => (
    <SpecimenSheet variants={grounds} states={['this brand', 'short', 'long words']}>
      {(ground, state) => (
        <Ground data-ground={ground}>
          <Logo name={names[state] ?? lookOf(story).brand.name} ground={ground} />
        </Ground>
      )}
    </SpecimenSheet>
  ),
};

/** As many letters as a brand's settings take for its name: they stay within the smallest of phones. */
export const LongestName: Story = {
  globals: { viewport: { value: 'smallest' } },
  render: () => (
    <Ground data-ground="page">
      <Logo name={'Zweiterfrühling'.repeat(3).slice(0, 40)} ground="page" />
    </Ground>
  ),
  play: async ({ canvasElement }) => {
    const ground = canvasElement.querySelector('[data-ground]')!;
    await expect(ground.scrollWidth).toBeLessThanOrEqual(ground.clientWidth);
  },
};
