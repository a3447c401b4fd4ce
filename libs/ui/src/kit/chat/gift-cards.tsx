import { css, styled } from 'styled-components';
import { canHover } from '../../theme/media.ts';
import { nativeOverlay } from '../../theme/mixins.ts';
import { GiftPicture, GiftPlate } from './message-gift.tsx';
import { PriceTag, type PriceTagProps } from '../payments/price-tag.tsx';
import { RadioInput } from '../forms/radio-input.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** As many columns as words and prices leave room for. */
const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 5.75rem), 1fr));
  gap: 8px;
`;

const Grid = styled.fieldset`
  ${columns}
`;

const Waiting = styled.div`
  ${columns}
`;

const Card = styled.label`
  position: relative;
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  gap: 6px;
  justify-items: center;
  min-width: 0;
  padding: 12px 6px;
  border-radius: var(--radius-control);
  background: var(--color-surface);
  box-shadow: inset 0 0 0 1px var(--color-edge-control);
  line-height: 1.25;
  text-align: center;
  overflow-wrap: anywhere;
  hyphens: auto;
  cursor: pointer;

  && b {
    white-space: normal;
  }

  ${canHover} {
    &:hover {
      background: var(--color-sunken);
    }
  }

  &:has(:checked) {
    background: var(--color-action-soft);
    box-shadow: inset 0 0 0 2px var(--color-action);
    color: var(--color-on-action-soft);
    --color-text-quiet: currentColor;
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }

  input {
    ${nativeOverlay}
  }

  > b {
    font-weight: 600;
    font-size: var(--text-medium);
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;

export interface GiftCard {
  value: string;
  name: string;
  /** Address of its picture. */
  picture: string;
  price: PriceTagProps;
}

export interface GiftCardsProps {
  legend: string;
  /** Name in the form. */
  name: string;
  gifts: readonly GiftCard[];
  /** The chosen one; empty where none is. */
  value: string;
  onChange: (value: string) => void;
}

/** Gifts to choose one from, each with its picture and its price. */
export function GiftCards({ legend, name, gifts, value, onChange }: GiftCardsProps) {
  return (
    <Grid>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {gifts.map((gift) => (
        <Card key={gift.value}>
          <RadioInput name={name} option={gift.value} value={value} onChange={onChange} />
          <GiftPlate aria-hidden="true">
            <GiftPicture src={gift.picture} />
          </GiftPlate>
          <b>{gift.name}</b>
          <PriceTag {...gift.price} />
        </Card>
      ))}
    </Grid>
  );
}

/** A card's: its room above and below, the plate, a line of its name and two of its price, each 6 px from the next. */
const cardHeight = 'calc(24px + 60px + 12px + 1.25 * (var(--text-medium) + 2 * var(--text-tiny)))';

/** Stands for the gifts while they are fetched. */
export function GiftCardsSkeleton({ count }: { count: number }) {
  return (
    <Waiting>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} $shape="block" $height={cardHeight} />
      ))}
    </Waiting>
  );
}
