import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const places = {
  start: 'left: 14px; translate: 0 -50%;',
  centre: 'left: 50%; translate: -50% -50%;',
};

export type RibbonPlace = keyof typeof places;

const Place = styled.span<{ $at: RibbonPlace }>`
  position: absolute;
  top: 0;
  z-index: 1;
  display: flex;
  gap: 4px;
  white-space: nowrap;
  ${({ $at }) => places[$at]}
`;

export interface RibbonProps {
  /** One or two `Tag`s. */
  children: ReactNode;
  at?: RibbonPlace;
}

/** Tags that sit on the upper edge of their (positioned) card: "Popular", "−25%". */
export function Ribbon({ children, at = 'start' }: RibbonProps) {
  return <Place $at={at}>{children}</Place>;
}
