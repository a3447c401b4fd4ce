import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { placeNear } from '../behaviour/place-near.ts';

const Anchor = styled.span`
  display: inline-flex;
`;

const Bubble = styled.span`
  position: fixed;
  inset: auto;
  max-width: min(280px, calc(100vw - 16px));
  margin: 0;
  padding: 6px 12px;
  border: 0;
  border-radius: var(--radius-control);
  background: var(--color-deep);
  box-shadow: var(--shadow-raised);
  color: var(--color-on-deep);
  font-weight: 500;
  font-size: var(--text-tiny);
  line-height: 1.4;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export interface TooltipProps {
  text: string;
  /** Renders the described control: `{(describedBy) => <IconButton {...describedBy} … />}`. */
  children: (describedBy: { 'aria-describedby': string }) => ReactNode;
}

/**
 * A word of help on hover and focus; it stays while the pointer is on it and goes with Escape (WCAG 1.4.13).
 * Never the only place of something one must know: fingers don't hover.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const [element, around] = [bubble.current, anchor.current];
    if (!shown || element === null || around === null) {
      return undefined;
    }
    element.showPopover();
    placeNear(around, element, 'centre');
    return () => element.hidePopover();
  }, [shown]);

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          setShown(false);
        }
      }}
    >
      {children({ 'aria-describedby': id })}
      <Bubble ref={bubble} id={id} role="tooltip" popover="manual">
        {text}
      </Bubble>
    </Anchor>
  );
}
