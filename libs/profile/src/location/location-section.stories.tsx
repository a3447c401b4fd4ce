import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { getRegions } from '@parlour/contract/account/reference-data/get-regions';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { saveLocation } from '@parlour/contract/profile/save-location';
import type { Profile } from '@parlour/contract/types/profile';
import { regions } from '@parlour/testing/page-data';
import { answer, lookedAtBy, noConnection, storyProfile, waiting } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { LocationSection } from './location-section.tsx';

const livingAt = (place: Partial<Profile>) => [
  lookedAtBy('free'),
  answer(getRegions, regions),
  answer(getProfile, { profile: storyProfile('Lucas', { gender: 'male', relation: undefined, ...place }) }),
];
const utrecht = livingAt({});

const meta = {
  title: 'Screens/Profile/Location',
  component: LocationSection,
  args: { isDone: false },
  parameters: { address: '/settings', answers: utrecht },
  decorators: [
    (Story) => (
      <Wrap as="main" $narrow style={{ paddingBlock: 24 }}>
        <Story />
      </Wrap>
    ),
  ],
} satisfies Meta<typeof LocationSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Told: Story = {};
export const CountryAlone: Story = { parameters: { answers: livingAt({ region: null, city: null }) } };
export const SavedWithoutScripts: Story = { args: { isDone: true } };
export const Failed: Story = {
  parameters: { answers: [...utrecht, noConnection(saveLocation)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const country = await page.findByLabelText<HTMLSelectElement>('Country');
    await userEvent.selectOptions(country, [...country.options].slice(-1));
    await userEvent.click(page.getByRole('button', { name: 'Save Location' }));
  },
};
export const Waiting: Story = { parameters: { answers: [...utrecht.slice(0, 2), waiting(getProfile)] } };
export const German: Story = {
  parameters: { answers: livingAt({ country: 'DE', city: 'Garmisch-Partenkirchen' }) },
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
