import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Message } from '@parlour/contract/types/chat';
import type { MessageBody } from '@parlour/ui';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { GiftInside } from '../../gifts/gift-inside.tsx';
import { addressOf, ConversationPhoto } from '../../photos/conversation-photo.tsx';

const OverPhoto = styled.span`
  position: absolute;
  inset: auto 8px 8px;
  width: fit-content;
  padding: 4px 10px;
  border-radius: var(--radius-pill);
  background: var(--color-scrim);
  color: var(--color-on-scrim);
`;

/**
 * What stands in the way of something that its reader wished to see only after a tap. It has the bubble's own colours. Before
 * scripts it is the line of a native `<details>`, and what lies behind it then is seen below it, or through it.
 */
const Veil = styled.button`
  position: relative;
  display: block;
  min-height: 44px;
  color: inherit;
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;

  &:has(img) {
    width: 100%;
    overflow: hidden;
  }

  img {
    filter: blur(28px);
  }

  [open] > & img {
    filter: none;
  }

  [open] > & ${OverPhoto} {
    display: none;
  }
`;

/** Takes the focus from the veil that was over it, so that a listener hears what it hid; a photo opens by itself then. */
const takeFocus = (lifted: HTMLElement | null): void =>
  (lifted?.querySelector('button') ?? lifted)?.focus({ preventScroll: true });

/** Where whoever has lifted a veil is when it goes: there, or already in another field, as while its scripts were on the way. */
type Lifter = 'here' | 'elsewhere';

function lifterOf(early: HTMLElement): Lifter {
  const { activeElement, body } = document;
  return activeElement === body || early.contains(activeElement) ? 'here' : 'elsewhere';
}

/** What kind of bubble a message has. */
export function bodyOf(message: Message): MessageBody {
  if (message.gift && !message.deleted) return 'gift';
  return photoOf(message) ? 'photo' : 'text';
}

/** The photo of a message that has one. */
const photoOf = ({ deleted, image }: Message): string | null => (deleted || !image ? null : addressOf(image));

/** What a message says, in whatever language that is, or shows; behind a veil where its reader wished that, until they lift it. */
export function MessageContent({ message, name }: { message: Message; name: string }) {
  const { t } = useLingui();
  const isScripted = useScripted();
  const [lifted, setLifted] = useState<Lifter>();
  const src = photoOf(message);
  const { gift, image, veiled, text } = message;
  if (gift) return <GiftInside gift={gift} from={message.from} name={name} />;
  const photo = image && src && (
    <ConversationPhoto
      image={image}
      src={src}
      alt={message.from === 'me' ? t`Your photo` : t`Photo from ${name}`}
      isCovered={veiled !== undefined && !lifted}
    />
  );
  if (!veiled) return photo || <span lang="">{text}</span>;
  if (lifted) {
    return (
      <span ref={lifted === 'here' ? takeFocus : null} tabIndex={-1} lang={photo ? undefined : ''}>
        {photo || text}
      </span>
    );
  }
  const veil =
    veiled === 'photo' ? (
      <>
        {photo}
        <OverPhoto>{t`Show the photo`}</OverPhoto>
      </>
    ) : (
      t`Hidden message: it has one of your words. Show it`
    );
  if (isScripted) {
    return (
      <Veil type="button" onClick={() => setLifted('here')}>
        {veil}
      </Veil>
    );
  }
  return (
    <details suppressHydrationWarning ref={(early) => void (early?.open && setLifted(lifterOf(early)))}>
      <Veil as="summary">{veil}</Veil>
      {veiled === 'words' && <span lang="">{text}</span>}
    </details>
  );
}
