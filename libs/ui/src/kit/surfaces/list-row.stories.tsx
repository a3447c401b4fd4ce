import { Mail } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawnPortrait, everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Avatar } from '../members/avatar.tsx';
import { Badge } from '../labels/badge.tsx';
import { Icon } from '../layout/icon.tsx';
import { ListRow, type ListRowProps } from './list-row.tsx';

const kinds = everyOf<'says something' | 'goes somewhere' | 'does something'>({
  'says something': true,
  'goes somewhere': true,
  'does something': true,
});

type Content = Pick<ListRowProps, 'start' | 'title' | 'detail' | 'end'>;

const specimens: Record<string, Content> = {
  title: { title: 'E-mail' },
  'title and detail': { title: 'E-mail', detail: 'nora@example.org' },
  'icon and count': {
    start: <Icon glyph={Mail} />,
    title: 'Messages',
    end: <Badge count={3} label="3 unread messages" />,
  },
  'avatar and price': {
    start: <Avatar src={drawnPortrait('Nora')} alt="" size="small" />,
    title: 'A rose for Nora',
    detail: 'Yesterday',
    end: '25 credits',
  },
  'long words': {
    start: <Icon glyph={Mail} />,
    title: 'Benachrichtigungseinstellungen',
    detail: 'Rechtsschutzversicherungsgesellschaft@donaudampfschifffahrt.example.org',
    end: '1.250 Guthabenpunkte',
  },
};

const meta = { title: 'Kit/Surfaces/List row', component: ListRow } satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={kinds} states={Object.keys(specimens)}>
      {(kind, state) => {
        const content = specimens[state] ?? { title: state };
        if (kind === 'goes somewhere') return <ListRow {...content} href="/profile" />;
        if (kind === 'does something') return <ListRow {...content} onClick={() => {}} />;
        return <ListRow {...content} />;
      }}
    </SpecimenSheet>
  ),
};

/** No line ends between a day and its hour. */
export const DayAndHour: Story = {
  render: () => (
    <div style={{ width: 180 }}>
      <ListRow
        title="Nora"
        detail={
          <>
            Fictional profile <time>30. Nov., 02:48</time>
          </>
        }
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const line = Number.parseFloat(getComputedStyle(canvas.getByText('Nora')).lineHeight);
    await expect(canvas.getByText('30. Nov., 02:48').getBoundingClientRect().height).toBeLessThan(1.5 * line);
  },
};
