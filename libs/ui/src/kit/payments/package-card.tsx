import { styled } from 'styled-components';
import { nativeOverlay, tabular } from '../../theme/mixins.ts';
import { RadioMark } from '../forms/radio-mark.tsx';
import type { PackageStyle } from './package-list-look.ts';
import { packageLook } from './package-look.ts';
import { Ribbon } from '../labels/ribbon.tsx';
import { Tag } from '../labels/tag.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const Option = styled.label<{ $style: PackageStyle; $featured: boolean }>`
  position: relative;
  display: grid;
  align-content: start;
  cursor: pointer;
  transition: box-shadow var(--fast);
  ${({ $style, $featured }) => packageLook($style, $featured)}

  input {
    ${nativeOverlay}
    z-index: 1;
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;

const Mark = styled(RadioMark)`
  position: absolute;
  top: 14px;
  right: 14px;
`;

const Credits = styled.span`
  display: grid;
  font-weight: 600;
  line-height: 1.05;
  overflow-wrap: normal;

  b {
    font-weight: var(--display-weight);
    font-size: 2rem;
    font-family: var(--font-display);
    letter-spacing: -0.02em;
    ${tabular}
  }
`;

const Quiet = styled.span`
  color: var(--color-text-quiet);
  font-size: var(--text-small);
  line-height: 1.35;
`;

const Messages = styled.span`
  margin-top: 6px;
`;

const Each = styled.span`
  margin-top: 2px;
  ${tabular}
`;

/** No amount breaks inside its currency: where letters are large for the window, it stays as large as has room. */
const Price = styled.span`
  display: grid;
  margin-top: 14px;
  line-height: 1.25;
  overflow-wrap: normal;
  ${tabular}

  s {
    color: var(--color-text-quiet);
    font-size: var(--text-medium);
  }

  b {
    font-weight: 700;
    font-size: min(1.25rem, 10vw);
  }
`;

export interface PackageCardProps {
  name: string;
  value: string;
  packageStyle: PackageStyle;
  checked: boolean;
  onChoose: (value: string) => void;
  /** "250" and "credits": the number is set large. */
  credits: readonly [amount: string, word: string];
  /** "25 messages"; absent where messages cost nothing. */
  messages?: string;
  /** "€22.43" */
  price: string;
  /** The price before a discount, with the word that explains the stroke: `['€29.90', 'before']`. */
  priceBefore?: readonly [amount: string, word: string];
  /** "€0.90 per message"; absent where messages cost nothing. */
  each?: string;
  /** "Popular": also makes it the large one of p3. */
  popularLabel?: string;
  /** "−25%" */
  discountLabel?: string;
}

/** One package of credits, as a native radio. */
export function PackageCard({
  name,
  value,
  packageStyle,
  checked,
  onChoose,
  credits,
  messages,
  price,
  priceBefore,
  each,
  popularLabel,
  discountLabel,
}: PackageCardProps) {
  const ribbonPlace = { p0: 'start', p1: 'start', p2: 'centre', p3: 'start' } as const;
  const discount = discountLabel !== undefined && <Tag tone="good">{discountLabel}</Tag>;
  /** On the edge between two lines of a list a second ribbon would belong to neither, and compact ones have no room for it. */
  const isByPrice = packageStyle === 'p0' || packageStyle === 'p2';
  return (
    <Option $style={packageStyle} $featured={popularLabel !== undefined}>
      <input type="radio" name={name} value={value} checked={checked} onChange={() => onChoose(value)} />
      {(popularLabel !== undefined || (discount && !isByPrice)) && (
        <Ribbon at={ribbonPlace[packageStyle]}>
          {popularLabel !== undefined && <Tag tone="accent">{popularLabel}</Tag>}
          {!isByPrice && discount}
        </Ribbon>
      )}
      <Mark data-part="mark" />
      <Credits data-part="credits">
        <b>{credits[0]}</b> <span>{credits[1]}</span>
      </Credits>
      {messages !== undefined && (
        <Messages data-part="messages">
          <Quiet data-part="quiet">{messages}</Quiet>
        </Messages>
      )}
      <Price data-part="price">
        {isByPrice && discount}
        {priceBefore !== undefined && (
          <s>
            <VisuallyHidden>{priceBefore[1]} </VisuallyHidden>
            {priceBefore[0]}
          </s>
        )}
        <b>{price}</b>
      </Price>
      {each !== undefined && (
        <Each data-part="each">
          <Quiet data-part="quiet">{each}</Quiet>
        </Each>
      )}
    </Option>
  );
}
