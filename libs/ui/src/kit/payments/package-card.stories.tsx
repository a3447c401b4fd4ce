import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Wrap } from '../layout/layout.tsx';
import { PackageCard, type PackageCardProps } from './package-card.tsx';
import { PackageList } from './package-list.tsx';
import type { PackageStyle } from './package-list-look.ts';

const packageStyles = everyOf<PackageStyle>({ p0: true, p1: true, p2: true, p3: true });

const shop: Omit<PackageCardProps, 'name' | 'packageStyle' | 'checked' | 'onChoose'>[] = [
  { value: 'small', credits: ['100', 'credits'], messages: '10 messages', price: '€9.90', each: '€0.99 per message' },
  {
    value: 'middle',
    credits: ['250', 'credits'],
    messages: '25 messages',
    price: '€22.43',
    priceBefore: ['€29.90', 'before'],
    each: '€0.90 per message',
    popularLabel: 'Popular',
    discountLabel: '−25%',
  },
  {
    value: 'large',
    credits: ['600', 'credits'],
    messages: '60 messages',
    price: '€47.00',
    priceBefore: ['€62.90', 'before'],
    each: '€0.78 per message',
    discountLabel: '−25%',
  },
  {
    value: 'huge',
    credits: ['1,250', 'credits'],
    messages: '125 messages',
    price: '€89.90',
    each: '€0.72 per message',
  },
];

const longWords: typeof shop = shop.map((one) => ({
  ...one,
  credits: [one.credits[0], 'Guthabenpunkte'],
  messages: '125 Nachrichten',
  price: '1 234,90 zł',
  priceBefore: one.priceBefore && ['1 645,90 zł', 'vorher'],
  each: '11,45 zł je Nachricht',
  popularLabel: one.popularLabel && 'Beliebt',
}));

const chosen: Readonly<Record<string, string>> = { 'popular chosen': 'middle', 'another chosen': 'large' };

interface ShopProps {
  packageStyle: PackageStyle;
  packages: typeof shop;
  /** Of the radios: one group each. */
  name: string;
  chosen?: string;
}

function Shop({ packageStyle, packages, name, chosen: atFirst }: ShopProps) {
  const [value, choose] = useState(atFirst);
  return (
    <PackageList legend="Packages" packageStyle={packageStyle}>
      {packages.map((one) => (
        <PackageCard
          key={one.value}
          {...one}
          name={name}
          packageStyle={packageStyle}
          checked={one.value === value}
          onChoose={choose}
        />
      ))}
    </PackageList>
  );
}

const meta = { title: 'Kit/Payments/Package card', component: PackageCard } satisfies Meta<typeof PackageCard>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet
      variants={packageStyles}
      states={['nothing chosen', 'popular chosen', 'another chosen', 'one package', 'long words']}
    >
      {(packageStyle, state) => (
        <Shop
          packageStyle={packageStyle}
          name={`${packageStyle} ${state}`}
          packages={state === 'one package' ? shop.slice(0, 1) : state === 'long words' ? longWords : shop}
          chosen={chosen[state]}
        />
      )}
    </SpecimenSheet>
  ),
  /** As the methods of payment below them, each is seen to be one of several. */
  play: async ({ canvas, canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="mark"]')];
    await expect(marks).toHaveLength(canvas.getAllByRole('radio').length);
    await expect(marks.filter((mark) => mark.offsetWidth !== 22)).toEqual([]);
  },
};

/** As wide as a page has it. */
function inThePage(packageStyle: PackageStyle, packages = shop): Story {
  return {
    render: () => (
      <Wrap $narrow style={{ paddingBlock: 24 }}>
        <Shop packageStyle={packageStyle} packages={packages} name="package" chosen="middle" />
      </Wrap>
    ),
  };
}

export const List: Story = inThePage('p0');
export const Cards: Story = inThePage('p1');
export const Compact: Story = inThePage('p2');
export const Featured: Story = inThePage('p3');
export const ListOfLongWords: Story = inThePage('p0', longWords);
export const CardsOfLongWords: Story = inThePage('p1', longWords);
export const CompactOfLongWords: Story = inThePage('p2', longWords);
export const FeaturedOfLongWords: Story = inThePage('p3', longWords);

const polish: typeof shop = [...shop, { ...shop[0]!, value: 'vast', credits: ['3000', 'credits'] }].map((one) => ({
  ...one,
  credits: [one.credits[0], 'kredytów'],
  each: '0,90\u00a0€ za wiadomość',
}));

/** Compact packages of a phone: rows that are as even as their number allows, and never one alone below three. */
export const CompactRows: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Wrap $narrow>
      {[3, 4, 5].map((count) => (
        <Shop key={count} packageStyle="p2" packages={polish.slice(0, count)} name={`${count} packages`} />
      ))}
    </Wrap>
  ),
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement)
      .getAllByRole('group')
      .map((group) => {
        const tops = within(group)
          .getAllByRole('radio')
          .map((radio) => radio.closest('label')?.offsetTop);
        return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
      });
    await expect(rows).toEqual([[3], [2, 2], [3, 2]]);
  },
};

/** The plate of a discount can be told from the ground of a package that is chosen. */
export const DiscountOnTheChosen: Story = {
  render: () => (
    <Wrap $narrow>
      {(['p0', 'p2'] as const).map((packageStyle) => (
        <Shop key={packageStyle} packageStyle={packageStyle} packages={shop} name={packageStyle} chosen="large" />
      ))}
    </Wrap>
  ),
  play: async ({ canvas, canvasElement }) => {
    const surface = getComputedStyle(canvas.getAllByRole('group')[0]!).backgroundColor;
    const plates = [...canvasElement.querySelectorAll(':checked ~ [data-part="price"] > span')];
    await expect(plates.map((plate) => getComputedStyle(plate).backgroundColor)).toEqual([surface, surface]);
  },
};

const swedish: typeof shop = shop.map((one) => ({
  ...one,
  price: '1\u00a0169,00\u00a0SEK',
  priceBefore: one.priceBefore && ['1\u00a0690,00\u00a0SEK', 'före'],
  each: undefined,
}));

/** No price breaks inside its currency, nor is wider than its package, where letters are large for the window. */
export const LargeTextOnTheSmallestPhone: Story = {
  globals: { text: 'twice as large', viewport: { value: 'smallest' } },
  render: () => (
    <Wrap $narrow>
      {packageStyles.map((packageStyle) => (
        <Shop key={packageStyle} packageStyle={packageStyle} packages={swedish} name={packageStyle} />
      ))}
    </Wrap>
  ),
  play: async ({ canvasElement }) => {
    const prices = within(canvasElement).getAllByText(swedish[0]!.price, { normalizer: (text) => text });
    await expect(prices).toHaveLength(packageStyles.length * swedish.length);
    for (const price of prices) {
      const { fontSize, lineHeight } = getComputedStyle(price);
      await expect(Number.parseFloat(fontSize)).toBeGreaterThan(25);
      await expect(price.offsetHeight).toBeLessThan(1.5 * Number.parseFloat(lineHeight));
      await expect(price.scrollWidth).toBeLessThanOrEqual(price.closest('label')!.clientWidth);
    }
  },
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  decorators: [
    (Story, { args }) => (
      <PackageList legend="Packages" packageStyle={args.packageStyle}>
        <Story />
      </PackageList>
    ),
  ],
  args: {
    ...shop[1]!,
    name: 'package',
    packageStyle: 'p0',
    checked: true,
    onChoose: () => {},
  },
};
