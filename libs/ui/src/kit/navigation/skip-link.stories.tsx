import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack, Wrap } from '../layout/layout.tsx';
import { SkipLink } from './skip-link.tsx';
import { Text, Title } from '../layout/type.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const meta = { title: 'Kit/Navigation/Skip link', component: SkipLink } satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj;

const page = (words: string) => (
  <>
    <SkipLink href="#content">{words}</SkipLink>
    <Wrap id="content" tabIndex={-1} style={{ paddingBlock: 80 }}>
      <Stack>
        <Title>
          Members <VisuallyHidden>near you</VisuallyHidden>
        </Title>
        <Text>The link is seen while it has the focus; the second half of the title is only heard.</Text>
      </Stack>
    </Wrap>
  </>
);

export const Sheet: Story = {
  render: () => page('Skip to content'),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const LongWords: Story = {
  ...Sheet,
  render: () => page('Direkt zum Seiteninhalt, Hauptnavigation überspringen'),
  play: async () => userEvent.tab(),
};

export const WithoutFocus: Story = { render: () => page('Skip to content') };
