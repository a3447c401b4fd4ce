import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './site-footer.tsx';

const meta = { title: 'Screens/Shell/Footer', component: SiteFooter } satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEnglish: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
