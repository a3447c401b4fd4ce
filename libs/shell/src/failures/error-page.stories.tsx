import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Screens/Shell/Error page',
  component: ErrorPage,
  args: { failure: { status: 404, code: 'not_found' } },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const ServerError: Story = { args: { failure: { status: 500, code: 'server_error' } } };
export const TooManyAttempts: Story = {
  args: { failure: { status: 429, code: 'too_many_attempts', params: { minutes: 15 } } },
};
export const German: Story = {
  args: { failure: { status: 500, code: 'server_error' } },
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
