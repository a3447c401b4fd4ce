import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, House, Lock, MessageCircle, Search, Settings, Sparkles, Users } from 'lucide-react';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Icon } from './icon.tsx';
import type { IconSize } from './icon.tsx';
import { Row } from './layout.tsx';

const meta = { title: 'Kit/Layout/Icon', component: Icon } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj;

const sizes = everyOf<IconSize>({ small: true, medium: true, large: true, huge: true });
const glyphs = [Heart, House, Lock, MessageCircle, Search, Settings, Sparkles, Users];

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={sizes} states={['outlined', 'filled']}>
      {(size, state) => (
        <Row $wrap>
          {glyphs.map((glyph) => (
            <Icon key={glyph.displayName} glyph={glyph} size={size} filled={state === 'filled'} />
          ))}
        </Row>
      )}
    </SpecimenSheet>
  ),
};
