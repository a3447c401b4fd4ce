import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Heading, Lead, Stack, Text, Title } from '@parlour/ui';
import { contrastRatio } from '@parlour/ui/theme/contrast';
import { contrastPairs } from '@parlour/ui/theme/pairs';
import type { Scheme } from '@parlour/ui/theme/theme';
import { colorTokens } from '@parlour/ui/theme/tokens';
import { brandOf, brands } from '../brands.ts';
import { globalsOf } from '../tool-bar.ts';
import { Page } from './page.tsx';
import { Swatch, Swatches } from './swatches.ts';

const meta = { title: 'For designers/Colours' } satisfies Meta;
export default meta;

const chosen = (globals: object) => {
  const { brand, scheme } = globalsOf(globals);
  return { name: brandOf(brand).name, scheme, colors: brandOf(brand).theme[scheme] };
};

/** Every token of the chosen brand and scheme. */
export const Tokens: StoryObj = {
  render: (_, { globals }) => {
    const { name, scheme, colors } = chosen(globals);
    return (
      <Page>
        <Stack $gap={5}>
          <Title>
            Colours of {name}, {scheme}
          </Title>
          <Swatches>
            {colorTokens.map((token) => (
              <li key={token}>
                <Swatch style={{ background: colors[token] }} />
                <Text $strong $size="small">
                  {token}
                </Text>
                <Text $tone="quiet" $size="small">
                  {colors[token]}
                </Text>
              </li>
            ))}
          </Swatches>
        </Stack>
      </Page>
    );
  },
};

/** Every pair of the chosen brand and scheme as it looks, with its computed contrast. */
export const Pairs: StoryObj = {
  render: (_, { globals }) => {
    const { name, scheme, colors } = chosen(globals);
    return (
      <Page>
        <Stack $gap={5}>
          <Title>
            Pairs of {name}, {scheme}
          </Title>
          <Lead>Text needs 4.5 : 1; large text and the edges of controls need 3 : 1 (WCAG 2.2 AA).</Lead>
          <Swatches>
            {contrastPairs.map(({ foreground, background, ratio }) => (
              <li key={`${foreground} ${background} ${ratio}`}>
                <Pair style={{ background: colors[background], color: colors[foreground] }}>
                  {ratio === 3 ? <Mark style={{ borderColor: colors[foreground] }} /> : 'Good evening'}
                </Pair>
                <Text $strong $size="small">
                  {foreground} on {background}
                </Text>
                <Text $tone="quiet" $size="small">
                  {contrastRatio(colors[foreground], colors[background]).toFixed(2)} of {ratio}
                </Text>
              </li>
            ))}
          </Swatches>
        </Stack>
      </Page>
    );
  },
};

const schemes: Scheme[] = ['light', 'dark'];

/** The computed contrast of every pair in every brand and scheme, the lowest first. */
export const EveryBrand: StoryObj = {
  render: () => (
    <Page>
      <Stack $gap={5}>
        <Title>Contrast in every brand</Title>
        {brands.map(({ id, name, theme }) => (
          <section key={id}>
            <Heading>{name}</Heading>
            {schemes.map((scheme) => (
              <Text key={scheme} $size="small">
                {scheme}: {lowest(theme[scheme])}
              </Text>
            ))}
          </section>
        ))}
        <Scroll role="region" aria-label="Contrast of every pair" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Pair</th>
                {brands.flatMap(({ id }) =>
                  schemes.map((scheme) => <th key={id + scheme} scope="col">{`${id} ${scheme}`}</th>),
                )}
              </tr>
            </thead>
            <tbody>
              {contrastPairs.map(({ foreground, background, ratio }) => (
                <tr key={`${foreground} ${background} ${ratio}`}>
                  <th scope="row">
                    {foreground} on {background} ({ratio})
                  </th>
                  {brands.flatMap(({ id, theme }) =>
                    schemes.map((scheme) => (
                      <td key={id + scheme}>
                        {contrastRatio(theme[scheme][foreground], theme[scheme][background]).toFixed(2)}
                      </td>
                    )),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </Stack>
    </Page>
  ),
};

/** The pair that has least to spare over what it needs. */
function lowest(colors: (typeof brands)[number]['theme']['light']): string {
  const [first] = contrastPairs
    .map((pair) => ({ ...pair, reached: contrastRatio(colors[pair.foreground], colors[pair.background]) }))
    .toSorted((one, other) => one.reached / one.ratio - other.reached / other.ratio);
  return first
    ? `closest is ${first.foreground} on ${first.background}, ${first.reached.toFixed(2)} of ${first.ratio}`
    : '';
}

const Pair = styled(Swatch)`
  display: grid;
  place-items: center;
  font-weight: 600;
`;

const Mark = styled.span`
  width: 40px;
  height: 24px;
  border: 2px solid;
  border-radius: var(--radius-control);
`;

const Scroll = styled.div`
  overflow-x: auto;

  th,
  td {
    padding: var(--space-1) var(--space-2);
    border-bottom: 1px solid var(--color-edge);
    font-size: 0.8125rem;
    text-align: start;
    white-space: nowrap;
  }
`;
