import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { getRegions } from '@parlour/contract/account/reference-data/get-regions';
import { answer, withSettings } from '@parlour/testing/stories';
import { LanderPage } from '../lander-page.tsx';
import { landerAnswer, shownRegions } from '../shown-lander.fixture.ts';

const answers = (variant: 'a' | 'b') => [landerAnswer('maplanding', { variant }), answer(getRegions, shownRegions)];

const meta = {
  title: 'Screens/Account/Landers/Map',
  component: LanderPage,
  args: { type: 'maplanding', drawn: [] },
  parameters: { address: '/landers/maplanding', answers: answers('a') },
} satisfies Meta<typeof LanderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By the arrow keys: the map lights up with the name. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const places = await within(canvasElement).findByRole('group', { name: 'Where do you live?' });
    const [first, , third] = within(places).getAllByRole('radio');
    await userEvent.click(first!);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(third).toBeChecked();
  },
};
export const InOtherWords: Story = { parameters: { answers: answers('b') } };
export const OtherCountry: Story = { parameters: { address: '/landers/maplanding?country=BE' } };
/** The twelve provinces of the Netherlands stand there whole, and apart from the card below them. */
export const Phone: Story = {
  parameters: {
    address: '/landers/maplanding?country=NL',
    answers: [landerAnswer('maplanding', { headline: null, lead: null, cta: null }), answer(getRegions, shownRegions)],
  },
  decorators: [withSettings({ countries: ['NL'], geoip_country: 'NL' })],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const last = await page.findByRole('radio', { name: 'Zuid-Holland' });
    const list = last.closest('label')!.parentElement!;
    await expect(list.scrollHeight).toBeLessThanOrEqual(list.clientHeight);
    const card = page.getByRole('heading', { name: 'Join free' }).closest('div')!.getBoundingClientRect();
    await expect(card.top - list.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(8);
  },
};
export const GermanOnTheSmallestPhone: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
