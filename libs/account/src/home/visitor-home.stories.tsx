import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drawnPortrait, storyCard, withSettings } from '@parlour/testing/stories';
import { refusedForm } from '../refused-form.fixture.ts';
import { VisitorHome } from './visitor-home.tsx';

const meta = {
  title: 'Screens/Account/Home of a visitor',
  component: VisitorHome,
  args: {
    members: ['Nora', 'Mila', 'Emma-Charlotte', 'Ida'].map((name, place) => storyCard(name, { demo: place === 2 })),
    drawn: ['evening', 'wine', 'music'].map(drawnPortrait),
  },
} satisfies Meta<typeof VisitorHome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Members: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: /Emma/ }));
    await expect(page.getByRole('heading', { name: 'Say hello to Emma-Charlotte' })).toBeVisible();
  },
};

/** No member agreed to be seen by visitors: the portraits are drawn, and say so. */
export const NobodyToShow: Story = { args: { members: [] } };

/** What was typed without JavaScript comes back with what is wrong. */
export const SignUpRefused: Story = {
  args: {
    lastResult: refusedForm({
      typed: { signup_message: 'Hello Mila, which wine was it?', name: '@lucas', email: 'lucas@example' },
      at: {
        name: 'name_at_sign',
        date_of_birth: 'dob_too_young',
        gender: 'value_unknown',
        email: 'email_invalid',
        password: 'password_weak',
        agree: 'consent_required',
        special_data: 'consent_required',
      },
      params: { min_age: 18 },
    }),
  },
};

export const SignUpClosed: Story = { decorators: [withSettings({ signups: 'none' })] };
export const SignUpByInvitation: Story = { decorators: [withSettings({ signups: 'with_trafficsource' })] };
export const SignUpNotInThisCountry: Story = { decorators: [withSettings({ geoip_country: 'JP' })] };

/** A brand for one gender does not ask for it, and one that is not discreet gives another third reason. */
export const OtherSettings: Story = {
  decorators: [withSettings({ genders: ['female'], discreet: true, message_credits: 0, free_conversations: 1 })],
};

/** Beside the card, words and guests leave no hole between them. */
export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const words = page.getByRole('heading', { level: 1 }).parentElement!.getBoundingClientRect();
    const room = page.getByRole('radiogroup', { name: 'Write to' }).getBoundingClientRect();
    await waitFor(() => expect(words.width).toBeLessThan(700));
    await expect(Math.round(room.top - words.bottom)).toBeLessThanOrEqual(Math.round(room.height / 2));
  },
};

export const German: Story = { globals: { locale: 'de' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const GermanOnTheSmallestPhone: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
/** What a price is for keeps its words whole, with the price below it. */
export const LargeTextOnTheSmallestPhone: Story = {
  globals: { locale: 'de', text: 'twice as large', viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByText('Umschauen und Likes');
    await waitFor(() => expect(line.clientWidth).toBeGreaterThan(200));
    const price = line.nextElementSibling!.getBoundingClientRect();
    await expect(price.top).toBeGreaterThanOrEqual(line.getBoundingClientRect().bottom);
  },
};
