import { useId, useRef, useState } from 'react';
import type { ReactNode, RefObject, ToggleEvent } from 'react';
import { styled } from 'styled-components';
import { PopoverPlate } from './popover-plate.tsx';
import { useStayNear } from './use-stay-near.ts';

const Plate = styled(PopoverPlate)`
  padding: 16px;
  outline-offset: -3px;
  font-size: 0.9375rem;
`;

/** What the popover's button must carry. */
export interface PopoverTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string;
}

export interface PopoverProps {
  /** Names what opens: "Why am I seeing this?" */
  label: string;
  /** Anything, buttons and links too; `close` puts the popover away. */
  content: (close: () => void) => ReactNode;
  align?: 'start' | 'end';
  /** Renders the button and spreads the props on it: `{(trigger) => <Button {...trigger}>Why?</Button>}`. */
  children: (trigger: PopoverTriggerProps) => ReactNode;
}

/**
 * A little more about something, on demand and beside it, without stopping the page as a dialog would. On the popover
 * API: light dismissal, Escape and focus return come from the platform. A list of acts is a `Menu`, a word of help a `Tooltip`.
 */
export function Popover({ label, content, align = 'start', children }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const plate = useRef<HTMLDivElement>(null);
  useStayNear(open, trigger, plate, align);

  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    const nowOpen = event.newState === 'open';
    setOpen(nowOpen);
    if (nowOpen) {
      event.currentTarget.focus();
    }
  };

  return (
    <>
      {children({
        ref: trigger,
        popoverTarget: id,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': id,
      })}
      <Plate ref={plate} id={id} popover="auto" role="dialog" aria-label={label} tabIndex={-1} onToggle={toggled}>
        {content(() => plate.current?.hidePopover())}
      </Plate>
    </>
  );
}
