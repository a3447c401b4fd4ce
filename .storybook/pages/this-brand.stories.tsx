import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { drawIcon } from '@parlour/brand/icon/draw-icon';
import { iconSizes, type IconSource } from '@parlour/brand/icon-schema';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import type { BrandTexts } from '@parlour/brand/texts-schema';
import { useFormats } from '@parlour/i18n';
import type { LanderType } from '@parlour/models/account/landers';
import { lookOf } from '@parlour/testing/stories';
import { Display, Heading, Lead, Row, Stack, StandaloneLink, Text, Title } from '@parlour/ui';
import { colorTokens, colorVariable } from '@parlour/ui/theme/tokens';
import { globalsOf, type Globals } from '../tool-bar.ts';
import { storyOfLander } from './lander-stories.ts';
import { Page } from './page.tsx';
import { Swatch, Swatches } from './swatches.ts';

const meta = { title: 'For designers/This brand' } satisfies Meta;
export default meta;

/** What belongs to the chosen brand alone, in the chosen scheme and language. */
export const ThisBrand: StoryObj = {
  render: (_, story) => {
    const { brand, locale } = lookOf(story);
    return (
      <Page>
        <Stack $gap={6}>
          <Title>{brand.name}</Title>
          <Icons name={brand.name} icon={brand.icons} />
          <Words words={brand.texts[locale] ?? brand.texts[brand.domain_language]} />
          <Colours />
          <Landers landers={brand.landers} globals={globalsOf(story.globals)} />
          <Packages brand={brand} />
        </Stack>
      </Page>
    );
  },
};

const Icons = ({ name, icon }: { name: string; icon: IconSource }) => (
  <Stack as="section">
    <Heading>Icon</Heading>
    <Row $wrap $gap={5} style={{ alignItems: 'end' }}>
      {iconSizes.map((size) => (
        <Stack key={size} $gap={2}>
          <Icon width={size} src={pictureOf(icon)} alt={`Icon of ${name}, ${size} px`} />
          <Text $size="small">{size}</Text>
        </Stack>
      ))}
    </Row>
  </Stack>
);

const pictureOf = (icon: IconSource): string => `data:image/svg+xml,${encodeURIComponent(drawIcon(icon, 'any'))}`;

const Words = ({ words }: { words: BrandTexts | undefined }) => (
  <Stack as="section">
    <Heading>Words</Heading>
    <Display as="p">{words?.headline}</Display>
    <Lead>{words?.lead}</Lead>
    <Text>In search engines: {words?.index_title}</Text>
    <Text $tone="quiet">{words?.description}</Text>
  </Stack>
);

const Colours = () => (
  <Stack as="section">
    <Heading>Colours</Heading>
    <Text $tone="quiet">Their values and contrasts stand on the page “Colours”.</Text>
    <Swatches>
      {colorTokens.map((token) => (
        <li key={token}>
          <Swatch style={{ background: `var(${colorVariable(token)})` }} />
          <Text $size="small">{token}</Text>
        </li>
      ))}
    </Swatches>
  </Stack>
);

/** Links leave this frame for the room around it, which keeps what the tool bar says. */
const Landers = ({ landers, globals }: { landers: readonly LanderType[]; globals: Globals }) => (
  <Stack as="section">
    <Heading>Landers, in the brand’s order</Heading>
    <ol>
      {landers.map((lander, place) => (
        <li key={lander}>
          {place + 1}.{' '}
          <StandaloneLink as="a" target="_top" href={roomAt(storyOfLander(lander), globals)}>
            {lander}
          </StandaloneLink>
        </li>
      ))}
    </ol>
  </Stack>
);

const roomAt = (story: string | undefined, { brand, scheme, locale }: Globals): string =>
  `./?path=/story/${story}&globals=brand:${brand};scheme:${scheme};locale:${locale}`;

function Packages({ brand: { packages, countries, package_style } }: { brand: BrandSettings }) {
  const { money } = useFormats();
  const [country] = countries;
  return (
    <Stack as="section">
      <Heading>
        Packages in {country}, in style {package_style}
      </Heading>
      <ul>
        {(country ? packages[country] : undefined)?.map(({ id, credits, price, popular }) => (
          <li key={id}>
            <Text>
              {credits} credits: {money(price)}
              {popular && ', popular'}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const Icon = styled.img`
  max-width: 100%;
  height: auto;
`;
