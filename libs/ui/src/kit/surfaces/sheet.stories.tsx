import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { ListRow } from './list-row.tsx';
import { Sheet as SheetPanel } from './sheet.tsx';

const meta = {
  title: 'Kit/Surfaces/Sheet',
  component: SheetPanel,
  args: {
    open: true,
    onClose: () => {},
    title: 'Filters',
    closeLabel: 'Close',
    children: <ListRow title="Ages" detail="35 to 55" onClick={() => {}} />,
    foot: (
      <Button tone="primary" block>
        Show 53 members
      </Button>
    ),
  },
} satisfies Meta<typeof SheetPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {};
export const WithoutFoot: Story = { args: { foot: undefined } };
export const MuchInside: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, place) => (
      <ListRow key={place} title={`Interest ${place + 1}`} onClick={() => {}} />
    )),
  },
};
const inTheFoot = (name: string) => within(document.body).findByRole('button', { name });

export const LongWords: Story = {
  args: {
    title: 'Sucheinstellungen und Benachrichtigungen',
    children: <ListRow title="Beziehungsvorstellungen" detail="Partnerschaft nicht ausgeschlossen" href="/members" />,
    foot: (
      <>
        <Button block>Zurücksetzen</Button>
        <Button tone="primary" block>
          Suchergebnisse anzeigen
        </Button>
      </>
    ),
  },
};
/** What leads on is as near as what clears, however large its words. */
export const LargeText: Story = {
  ...LongWords,
  globals: { text: 'twice as large', viewport: { value: 'smallest' } },
  play: async () => {
    const show = await inTheFoot('Suchergebnisse anzeigen');
    const clear = await inTheFoot('Zurücksetzen');
    await waitFor(() =>
      expect(show.getBoundingClientRect().bottom).toBeLessThanOrEqual(clear.getBoundingClientRect().top),
    );
    await expect(show.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 20);
  },
};
