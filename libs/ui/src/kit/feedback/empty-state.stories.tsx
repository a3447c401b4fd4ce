import { CircleAlert, CircleCheck, Clock, Heart, Search } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { EmptyState, IconTile, type EmptyStateProps } from './empty-state.tsx';
import { ErrorState, type ErrorStateProps } from './error-state.tsx';
import { Icon } from '../layout/icon.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import { StandaloneLink } from '../actions/text-link.tsx';

const members = <LinkButton href="/members">Members</LinkButton>;

const empty: Record<string, EmptyStateProps> = {
  'with a next step': {
    glyph: Heart,
    title: 'No likes yet',
    children: 'Who likes first, is seen first.',
    action: members,
  },
  'two next steps': {
    glyph: Search,
    title: 'Nobody found',
    action: (
      <>
        <LinkButton href="/members" tone="primary">
          Search wider
        </LinkButton>
        {members}
      </>
    ),
  },
  'gone well': { glyph: CircleCheck, tone: 'good', title: 'Payment completed' },
  'gone wrong': { glyph: CircleAlert, tone: 'danger', title: 'The payment failed' },
  'on its way': { glyph: Clock, tone: 'notice', title: 'Your payment is on its way' },
  'title only': { glyph: Heart, title: 'No likes yet' },
  'long words': {
    glyph: Search,
    title: 'Keine Übereinstimmungen gefunden',
    children: 'Rechtsschutzversicherungsgesellschaften suchen hier ebenfalls vergeblich.',
    action: <LinkButton href="/members">Sucheinstellungen zurücksetzen</LinkButton>,
  },
};

const retry = { label: 'Try again', onRetry: () => {}, pending: false, pendingLabel: 'Loading' };

const failed: Record<string, ErrorStateProps> = {
  'with retry': { title: 'That did not load', children: 'Nothing was charged.', retry },
  'trying again': { title: 'That did not load', retry: { ...retry, pending: true } },
  'another way': { title: 'This page could not be found', action: <LinkButton href="/">Home</LinkButton> },
  'long words': {
    title: 'Benachrichtigungseinstellungen nicht gefunden',
    children: 'Rechtsschutzversicherungsgesellschaften sind ebenfalls nicht erreichbar.',
    retry: { ...retry, label: 'Noch einmal versuchen' },
    action: <LinkButton href="/">Zurück zur Startseite</LinkButton>,
  },
};

const meta = { title: 'Kit/Feedback/Empty and error', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <>
      <SpecimenSheet variants={['empty']} states={Object.keys(empty)}>
        {(_, state) => <EmptyState {...(empty[state] ?? { glyph: Heart, title: state })} />}
      </SpecimenSheet>
      <SpecimenSheet variants={['failed']} states={Object.keys(failed)}>
        {(_, state) => <ErrorState {...(failed[state] ?? { title: state })} />}
      </SpecimenSheet>
      <SpecimenSheet variants={['icon tile']} states={['alone']}>
        {() => (
          <IconTile>
            <Icon glyph={Heart} size="large" />
          </IconTile>
        )}
      </SpecimenSheet>
    </>
  ),
};

/** On a phone the steps below each other are as wide as each other. */
export const TwoStepsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <EmptyState {...empty['two next steps']} glyph={Heart} title="No likes yet" />,
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('link')
      .map((step) => step.offsetWidth);
    await expect(widths).toHaveLength(2);
    await expect(widths[0]).toBe(widths[1]);
  },
};

/** A link below wider steps stands in the middle, as all else here. */
export const LinkBelowStepsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <EmptyState
      glyph={Heart}
      title="No likes yet"
      action={
        <>
          <LinkButton href="/search">Search wider in all countries</LinkButton>
          <StandaloneLink href="/members">Members</StandaloneLink>
        </>
      }
    />
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Members' });
    const words = document.createRange();
    words.selectNodeContents(link);
    const { left, right } = words.getBoundingClientRect();
    const box = link.getBoundingClientRect();
    await expect(Math.abs(left - box.left - (box.right - right))).toBeLessThan(2);
  },
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    glyph: Heart,
    title: 'No likes yet',
    heading: 'h2',
    children: 'Who likes first, is seen first.',
    action: members,
  },
};
