import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { navigationSpecimens } from '../../testing/navigation-specimens.tsx';
import { TabBar } from './tab-bar.tsx';

const meta = { title: 'Kit/Navigation/Tab bar', component: TabBar } satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj;

/** However large the letters of the page, the bar is one row: where its words no longer fit beside each other they are heard alone. */
export const LargeText: Story = {
  globals: { viewport: { value: 'smallest' }, text: 'twice as large' },
  render: () => (
    <div lang="de">
      <TabBar label="Main" items={navigationSpecimens.german} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const letters = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    // The brand says how large letters are, and may come a moment later.
    await waitFor(() => expect(letters()).toBeGreaterThan(30));
    for (const { label } of navigationSpecimens.german) {
      await expect(canvas.getByRole('link', { name: new RegExp(`^${label}`) })).toBeVisible();
      await expect(canvas.getByText(label).offsetWidth).toBe(1);
    }
    const rows = new Set(canvas.getAllByRole('link').map((tab) => tab.offsetTop));
    await expect(rows.size).toBe(1);
    await expect(canvas.getByRole('navigation').offsetHeight).toBeLessThan(window.innerHeight / 6);
    for (const badge of canvasElement.querySelectorAll('[data-badge]')) {
      await expect(badge.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
      const icon = badge.closest('a')?.querySelector('svg')?.getBoundingClientRect();
      await expect(badge.getBoundingClientRect().left).toBeGreaterThanOrEqual(icon?.right ?? Infinity);
    }
  },
};

/** Pressed, and not here yet: seen at once, while the page before it still is the current one. */
export const OnItsWay: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <TabBar
      label="Main"
      items={navigationSpecimens.short.map((place) => ({ ...place, pending: place.href === '/likes' }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const [home, other, likes] = within(canvasElement).getAllByRole('link');
    await expect(home).toHaveAttribute('aria-current', 'page');
    await expect(likes).not.toHaveAttribute('aria-current');
    const groundOf = (link = canvasElement) => getComputedStyle(link).backgroundColor;
    await expect(groundOf(likes)).not.toBe(groundOf(other));
  },
};

/** Phones only: wider than 767 px the bar is not there. */
export const Sheet: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <SpecimenSheet variants={['short', 'long words']} states={['five', 'three']}>
      {(words, count) => (
        <div lang={words === 'long words' ? 'de' : undefined}>
          <TabBar
            label={`Main, ${words}, ${count}`}
            items={navigationSpecimens[words].slice(0, count === 'five' ? 5 : 3)}
          />
        </div>
      )}
    </SpecimenSheet>
  ),
};
