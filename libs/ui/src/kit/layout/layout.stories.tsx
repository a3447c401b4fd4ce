import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect, within } from 'storybook/test';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Button } from '../actions/button.tsx';
import { Chip } from '../labels/chip.tsx';
import { ChipRow, DeskOnly, Grow, PhoneOnly, Row, SectionHead, Stack, Wrap } from './layout.tsx';
import { PageHead } from './page-head.ts';
import { ActionBar } from '../navigation/action-bar.tsx';
import type { Space } from './layout.tsx';
import { StandaloneLink } from '../actions/text-link.tsx';
import { Heading, Text, Title } from './type.tsx';

const meta = { title: 'Kit/Layout/Layout', component: Wrap } satisfies Meta<typeof Wrap>;
export default meta;
type Story = StoryObj;

const spaces = everyOf<`${Space}`>({ 1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 7: true, 8: true });

const Block = styled.div`
  padding: 6px 12px;
  border-radius: var(--radius-control);
  background: var(--color-sunken);
  font-size: var(--text-small);
`;

/** In the place of a window's lower edge, so that a fixed bar can be looked at in the flow. */
const Window = styled.div`
  height: 140px;
  border: 1px dashed var(--color-edge);
  contain: layout;
`;

const blocks = ['one', 'two', 'three'].map((name) => <Block key={name}>{name}</Block>);

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={spaces} states={['Stack', 'Row']}>
      {(name, state) => {
        const space = Number(name) as Space;
        return state === 'Stack' ? <Stack $gap={space}>{blocks}</Stack> : <Row $gap={space}>{blocks}</Row>;
      }}
    </SpecimenSheet>
  ),
};

export const Parts: Story = {
  render: () => (
    <SpecimenSheet
      variants={['Row between', 'Grow', 'PageHead', 'SectionHead', 'ChipRow', 'by width']}
      states={['short', 'long words']}
    >
      {(part, state) => {
        const words = state === 'short' ? 'New near you' : 'Freundschaftsanfragen in deiner Nachbarschaft';
        switch (part) {
          case 'Row between':
            return (
              <Row $between $wrap>
                <Text>{words}</Text>
                <Block>end</Block>
              </Row>
            );
          case 'Grow':
            return (
              <Row>
                <Grow>
                  <Text>{words}</Text>
                </Grow>
                <Block>end</Block>
              </Row>
            );
          case 'PageHead':
            return (
              <PageHead>
                <Title as="h2">{words}</Title>
                <StandaloneLink href="/members">See all</StandaloneLink>
              </PageHead>
            );
          case 'SectionHead':
            return (
              <SectionHead>
                <Heading>{words}</Heading>
                <StandaloneLink href="/members">See all</StandaloneLink>
              </SectionHead>
            );
          case 'ChipRow':
            return (
              <ChipRow>
                {['Sailing', words, 'Yoga'].map((fact) => (
                  <li key={fact}>
                    <Chip>{fact}</Chip>
                  </li>
                ))}
              </ChipRow>
            );
          case 'by width':
            return (
              <>
                <PhoneOnly>
                  <Block>PhoneOnly: {words}</Block>
                </PhoneOnly>
                <DeskOnly>
                  <Block>DeskOnly: {words}</Block>
                </DeskOnly>
              </>
            );
        }
      }}
    </SpecimenSheet>
  ),
};

/** A link that has no room beside its title is below it, and its words end where they end beside one. */
export const WrappedHeads: Story = {
  globals: { viewport: { value: 'smallest' } },
  render: () => (
    <Wrap>
      {['All', 'All members'].map((words) => (
        <SectionHead key={words}>
          <Heading>Conversations that are open</Heading>
          <StandaloneLink href="/members">
            <span>{words}</span>
          </StandaloneLink>
        </SectionHead>
      ))}
    </Wrap>
  ),
  play: async ({ canvasElement }) => {
    for (const words of ['All', 'All members']) {
      const end = within(canvasElement).getByText(words).getBoundingClientRect().right;
      await expect(end).toBeCloseTo(window.innerWidth - 16);
    }
  },
};

/** A title begins at one height, whether something is to be pressed beside it or not. */
export const PageHeads: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Wrap>
      <PageHead>
        <Title>Likes</Title>
        <StandaloneLink href="/members">See all</StandaloneLink>
      </PageHead>
    </Wrap>
  ),
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading');
    const head = title.parentElement!.getBoundingClientRect();
    await expect(title.getBoundingClientRect().top - head.top).toBeLessThan(1);
    await expect(within(canvasElement).getByRole('link').offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const Widths: Story = {
  render: () => (
    <Stack>
      <Wrap>
        <Block>Wrap: at most 1216 px and its margins</Block>
      </Wrap>
      <Wrap $narrow>
        <Block>Wrap, narrow: at most 720 px with its margins</Block>
      </Wrap>
    </Stack>
  ),
};

export const Bar: Story = {
  render: () => (
    <Window>
      <ActionBar>
        <Button tone="primary" block>
          Send a message
        </Button>
      </ActionBar>
    </Window>
  ),
};
