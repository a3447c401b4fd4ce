import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookedAtBy, storyProfile } from '@parlour/testing/stories';
import { PhotoAlert } from './photo-alert.tsx';

const withoutPhoto = lookedAtBy('free', { profile: storyProfile('Lucas', { main_image: null, photos: [] }) });

const meta = {
  title: 'Screens/Profile/Photo alert',
  component: PhotoAlert,
  beforeEach: () => void (document.cookie = 'dismissals=; max-age=0; path=/'),
  parameters: { address: '/members', answers: [withoutPhoto] },
} satisfies Meta<typeof PhotoAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoPhoto: Story = {};
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
