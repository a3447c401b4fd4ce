import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Display, Heading, Lead, Stack, Subheading, Text, Title } from '@parlour/ui';
import { foundation } from '@parlour/ui/theme/foundation';
import { shadowTokens, shapeTokens, plainVariable } from '@parlour/ui/theme/tokens';
import { brandOf } from '../brands.ts';
import { globalsOf } from '../tool-bar.ts';
import { Page } from './page.tsx';

const meta = { title: 'For designers/Type, spacing and motion' } satisfies Meta;
export default meta;

/** The type scale in the chosen brand's face. */
export const Type: StoryObj = {
  render: (_, { globals }) => {
    const { name, theme } = brandOf(globalsOf(globals).brand);
    return (
      <Page>
        <Stack $gap={5}>
          <Title>Type of {name}</Title>
          <Display>Display: who is awake?</Display>
          <Heading>Heading: people near you</Heading>
          <Subheading>Subheading: about me</Subheading>
          <Lead>Lead: the sentence below a title, a little larger than running text.</Lead>
          <Text>Text: running text, {theme.shape.textBase} on 1.5.</Text>
          <Text $size="small">Small: names below portraits, hints of fields.</Text>
          <Text $size="tiny" $tone="quiet">
            Tiny: times and counts, never a sentence that somebody has to read.
          </Text>
        </Stack>
      </Page>
    );
  },
};

/** The grid of 4 px, corners, shadows and times. */
export const Measures: StoryObj = {
  render: (_, { globals }) => {
    const { name, theme } = brandOf(globalsOf(globals).brand);
    const named = (part: string) => Object.entries(foundation).filter(([variable]) => variable.startsWith(part));
    return (
      <Page>
        <Stack $gap={5}>
          <Title>Measures of {name}</Title>
          <Heading>Spacing</Heading>
          {named('--space').map(([variable, value]) => (
            <Line key={variable}>
              <Text $size="small">
                {variable} {value}
              </Text>
              <Bar style={{ width: value }} />
            </Line>
          ))}
          <Heading>Corners and text</Heading>
          {shapeTokens.map((token) => (
            <Text key={token} $size="small">
              {plainVariable(token)} {theme.shape[token]}
            </Text>
          ))}
          {named('--text').map(([variable, value]) => (
            <Text key={variable} style={{ fontSize: value }}>
              {variable} {value}
            </Text>
          ))}
          <Heading>Shadows</Heading>
          <Stack $gap={5}>
            {shadowTokens.map((token) => (
              <Plate key={token} style={{ boxShadow: `var(${plainVariable(token)})` }}>
                {token}
              </Plate>
            ))}
          </Stack>
          <Heading>Motion</Heading>
          {[...named('--fast'), ...named('--calm'), ...named('--ease')].map(([variable, value]) => (
            <Text key={variable} $size="small">
              {variable} {value}
            </Text>
          ))}
        </Stack>
      </Page>
    );
  },
};

const Line = styled.div`
  display: grid;
  grid-template-columns: 160px 1fr;
  align-items: center;
`;

const Bar = styled.div`
  height: 12px;
  background: var(--color-action);
`;

const Plate = styled.div`
  padding: var(--space-5);
  border-radius: var(--radius-card);
  background: var(--color-surface);
`;
