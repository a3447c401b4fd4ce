import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { StandaloneLink, TextButton, TextLink } from './text-link.tsx';
import { Text } from '../layout/type.tsx';

const meta = { title: 'Kit/Actions/Text link', component: TextLink } satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['TextLink', 'StandaloneLink', 'TextButton']} states={['short', 'long words']}>
      {(variant, state) => {
        const words = state === 'short' ? 'our terms' : 'Allgemeine Geschäftsbedingungen und Datenschutzerklärung';
        if (variant === 'TextButton') {
          return <TextButton>{words}</TextButton>;
        }
        return variant === 'StandaloneLink' ? (
          <StandaloneLink href="/terms">{words}</StandaloneLink>
        ) : (
          <Text>
            By going on you accept <TextLink href="/terms">{words}</TextLink> as they stand today.
          </Text>
        );
      }}
    </SpecimenSheet>
  ),
  /** The ring has the corners of a brand that is not square. */
  play: async ({ canvas }) => {
    for (const link of [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')]) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(getComputedStyle(link).borderRadius).not.toBe('0px');
    }
  },
};
