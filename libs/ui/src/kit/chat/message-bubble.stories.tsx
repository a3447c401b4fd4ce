import { Flower2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawnPortrait, everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { DaySeparator } from './day-separator.tsx';
import { Icon } from '../layout/icon.tsx';
import { Stack, Wrap } from '../layout/layout.tsx';
import { MessageBubble, type MessageBody, type MessageSide } from './message-bubble.tsx';
import { MessageGift } from './message-gift.tsx';
import { MessagePhoto } from './message-photo.tsx';
import type { MessageStatus } from './message-status.tsx';
import { UnreadSeparator } from './unread-separator.tsx';
import { TextButton } from '../actions/text-link.tsx';
import { TypingDots } from './typing-dots.tsx';

const sides = everyOf<MessageSide>({ mine: true, theirs: true });
const statuses = everyOf<MessageStatus>({ held: true, sending: true, sent: true, read: true, failed: true });
const bodies = everyOf<MessageBody>({ text: true, photo: true, gift: true });

const insides = {
  text: 'I like long walks along the Vecht.',
  photo: <MessagePhoto src={drawnPortrait('Nora')} alt="Photo from Nora" width={720} height={900} />,
  gift: (
    <MessageGift picture={<Icon glyph={Flower2} size="huge" />} name="A rose" detail="Gift from you · 25 credits" />
  ),
  'long words': 'Rechtsschutzversicherungsgesellschaften und Donaudampfschifffahrtskapitänsmützenabzeichenfabriken!',
  'from right to left': 'שלום! מה שלומך?\nI am fine.',
  'a tower of marks': `H${'\u0301\u0302\u0308'.repeat(20)}ello`,
} satisfies Record<string, ReactNode>;
const contents = Object.keys(insides) as (keyof typeof insides)[];
const time = { text: '21:40', dateTime: '2026-11-21T20:40:00.000Z' };

const meta = { title: 'Kit/Chat/Message bubble', component: MessageBubble } satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={sides} states={[...contents, 'by an operator', ...statuses]}>
      {(side, state) => {
        const status = statuses.find((known) => known === state);
        const inside = contents.find((known) => known === state) ?? 'text';
        return (
          <Stack>
            <MessageBubble
              side={side}
              last
              sender={side === 'mine' ? 'You' : 'Nora'}
              body={bodies.find((known) => known === state)}
              time={time}
              status={status && side === 'mine' ? { status, label: status } : undefined}
              operatorLabel={state === 'by an operator' ? 'Answered by an operator of this site' : undefined}
              failure={
                status === 'failed' && side === 'mine' ? (
                  <>
                    Not sent, nothing charged. <TextButton>Try again</TextButton>
                  </>
                ) : undefined
              }
            >
              {insides[inside]}
            </MessageBubble>
          </Stack>
        );
      }}
    </SpecimenSheet>
  ),
};

export const Talk: Story = {
  render: () => (
    <Wrap $narrow>
      <Stack $gap={1} style={{ paddingBlock: 24 }}>
        <DaySeparator>Yesterday</DaySeparator>
        <MessageBubble side="theirs" first sender="Nora">
          Good evening!
        </MessageBubble>
        <MessageBubble side="theirs" sender="Nora">
          {insides.text}
        </MessageBubble>
        <MessageBubble side="theirs" last sender="Nora" time={time}>
          And you?
        </MessageBubble>
        <MessageBubble side="mine" first last sender="You" time={time} status={{ status: 'read', label: 'Read' }}>
          Along the Amstel, whenever it does not rain. Sometimes also when it does.
        </MessageBubble>
        <DaySeparator>Today</DaySeparator>
        <MessageBubble side="theirs" body="photo" first last sender="Nora" time={time}>
          {insides.photo}
        </MessageBubble>
        <MessageBubble
          side="mine"
          body="gift"
          first
          sender="You"
          time={time}
          status={{ status: 'sent', label: 'Sent' }}
        >
          {insides.gift}
        </MessageBubble>
        <MessageBubble
          side="mine"
          last
          sender="You"
          status={{ status: 'failed', label: 'Not sent' }}
          failure={
            <>
              Not sent, nothing charged. <TextButton>Try again</TextButton>
            </>
          }
        >
          See you on Thursday?
        </MessageBubble>
        <UnreadSeparator>1 unread message</UnreadSeparator>
        <MessageBubble side="theirs" first last sender="Nora" time={time}>
          What a lovely flower!
        </MessageBubble>
        <TypingDots label="Nora is typing" />
      </Stack>
    </Wrap>
  ),
};

/** The sign stays on the first line of a sentence that has several. */
export const LongFailureOnAPhone: StoryObj = {
  globals: { viewport: { value: 'smallest' } },
  render: () => (
    <Stack>
      <MessageBubble
        side="mine"
        last
        sender="You"
        status={{ status: 'failed', label: 'Not sent' }}
        failure={
          <>
            <span>We don’t know whether this arrived. Trying again never charges twice.</span>
            <TextButton>Try again</TextButton>
          </>
        }
      >
        Thursday?
      </MessageBubble>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sentence = canvas.getByText(/^We don’t know/);
    const sign = canvas.getByRole('alert').querySelector('svg')!.getBoundingClientRect();
    const { top, left } = sentence.getBoundingClientRect();
    await expect(sign.right).toBeLessThanOrEqual(left);
    await expect(sign.top).toBeGreaterThanOrEqual(top);
    await expect(sign.bottom).toBeLessThan(top + 24);
  },
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
      </Stack>
    ),
  ],
  args: {
    side: 'theirs',
    first: true,
    last: true,
    sender: 'Nora',
    body: 'text',
    children: 'I like long walks along the Vecht.',
    time,
    status: { status: 'read', label: 'Read' },
    operatorLabel: 'Answered by an operator of this site',
  },
};
