import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Figure = styled.figure`
  display: flex;
  align-items: center;
  gap: 14px;

  figcaption {
    display: grid;
    line-height: 1.3;
  }

  b {
    font-weight: 650;
  }

  small {
    color: var(--color-text-quiet);
    font-size: var(--text-small);
  }
`;

/** The plate on which a gift lies, in trays and in the conversation. */
export const GiftPlate = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 60px;
  height: 60px;
  border-radius: calc(var(--radius-card) * 0.75);
  background: linear-gradient(160deg, var(--color-portrait-2-a), var(--color-portrait-2-b));
  color: var(--color-ink);
`;

/** What a gift looks like, on its plate. Silent: its name stands beside it. */
export const GiftPicture = styled.img.attrs({ alt: '', width: 44, height: 44 })`
  width: 44px;
  height: 44px;
`;

export interface MessageGiftProps {
  /** A `GiftPicture` or an `Icon`. */
  picture: ReactNode;
  name: string;
  /** "Gift from you · 25 credits" */
  detail: string;
}

/** The inside of a `MessageBubble` with `body="gift"`. */
export function MessageGift({ picture, name, detail }: MessageGiftProps) {
  return (
    <Figure>
      <GiftPlate aria-hidden="true">{picture}</GiftPlate>
      <figcaption>
        <b>{name}</b>
        <small>{detail}</small>
      </figcaption>
    </Figure>
  );
}
