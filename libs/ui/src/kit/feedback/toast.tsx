import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { focusContent } from '../behaviour/focus-content.ts';
import { Icon } from '../layout/icon.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { TextButton } from '../actions/text-link.tsx';
import { useFocusHeir } from '../behaviour/use-focus-heir.ts';

const arrive = keyframes`
  from { opacity: 0; translate: 0 12px; }
`;

const glyphs = { success: CircleCheck, danger: CircleAlert, notice: Info } as const;

const marks = {
  success: 'var(--color-success)',
  danger: 'var(--color-danger)',
  notice: 'var(--color-action-text)',
} as const;

export type ToastTone = keyof typeof glyphs;

const Plate = styled.div<{ $tone: ToastTone }>`
  --focus-ring: var(--color-focus);
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) 44px;
  gap: 0 12px;
  align-items: center;
  width: 100%;
  padding: 6px 6px 6px 16px;
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: var(--shadow-floating);
  color: var(--color-text);
  font-size: var(--text-medium);
  line-height: 1.4;
  animation: ${arrive} var(--calm) var(--ease);
  pointer-events: auto;

  > svg {
    color: ${({ $tone }) => marks[$tone]};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** A link or button among them is as high as a finger, and its line no higher than the others. */
const Words = styled.div`
  padding-block: 10px;

  > :is(a, ${TextButton}) {
    margin-block: -12px;
  }
`;

/** What was said after an act. */
export interface ToastMessage {
  id: number;
  text: ReactNode;
  tone?: ToastTone;
  /** A link or button: then it stays until it is put away. */
  action?: ReactNode;
}

export interface ToastProps {
  toast: ToastMessage;
  dismissLabel: string;
  onDismiss: (id: number) => void;
  /** Milliseconds in sight; the count rests while the pointer or the focus is on it. */
  duration?: number;
}

/**
 * One message, at most 350 px wide (spec). Only for acts: a failed page or row says so in its own place. When it goes with the
 * focus in it, the next one has the focus, or else what they lie over.
 */
export function Toast({ toast, dismissLabel, onDismiss, duration = 6000 }: ToastProps) {
  const [held, setHeld] = useState(false);
  const plate = useFocusHeir(focusNext);
  const { id, tone = 'notice', action } = toast;
  const staying = held || action !== undefined;

  useEffect(() => {
    if (staying) {
      return undefined;
    }
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [staying, id, duration, onDismiss]);

  return (
    <Plate
      ref={plate}
      $tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon glyph={glyphs[tone]} />
      <Words>
        {toast.text} {action}
      </Words>
      <IconButton label={dismissLabel} glyph={X} onClick={() => onDismiss(id)} />
    </Plate>
  );
}

function focusNext(gone: HTMLElement): void {
  const neighbour = gone.nextElementSibling ?? gone.previousElementSibling;
  const button = neighbour?.querySelector('button');
  if (button) button.focus({ preventScroll: true });
  else focusContent(gone);
}
