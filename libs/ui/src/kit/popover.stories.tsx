import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Button } from './button.tsx';
import { Stack } from './layout.tsx';
import { Popover } from './popover.tsx';
import type { PopoverProps } from './popover.tsx';
import { TextButton, TextLink } from './text-link.tsx';
import { Text } from './type.tsx';

const meta = { title: 'Kit/Acts/Popover', component: Popover } satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj;

const aligns = everyOf<NonNullable<PopoverProps['align']>>({ start: true, end: true });

const content: PopoverProps['content'] = (close) => (
  <Stack $gap={3}>
    <Text>
      A message costs ten credits. Unverbrauchte Guthabenbestände verfallen nicht.{' '}
      <TextLink href="/credits">See all prices</TextLink>
    </Text>
    <Button onClick={close}>Understood</Button>
  </Stack>
);

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={aligns} states={['button', 'text button']}>
      {(align, state) => (
        <Popover label="What credits are" content={content} align={align}>
          {(trigger) =>
            state === 'button' ? (
              <Button {...trigger}>What are credits?</Button>
            ) : (
              <TextButton {...trigger}>What are credits?</TextButton>
            )
          }
        </Popover>
      )}
    </SpecimenSheet>
  ),
};

export const Open: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Popover label="What credits are" content={content}>
      {(trigger) => <Button {...trigger}>What are credits?</Button>}
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'What are credits?' }));
    await expect(canvas.getByRole('dialog', { name: 'What credits are' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See all prices' })).toHaveFocus();
  },
};

export const PutAway: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Popover label="What credits are" content={content}>
      {(trigger) => <Button {...trigger}>What are credits?</Button>}
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'What are credits?' });
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('button', { name: 'Understood' }));
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};
