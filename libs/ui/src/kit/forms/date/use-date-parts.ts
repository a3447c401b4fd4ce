import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import {
  joinDate,
  partLength,
  readPastedDate,
  splitDate,
  type DateOrder,
  type DatePart,
  type DateParts,
} from './date-parts.ts';

/** What stands in the three parts of a date, and the ways from one part to the next. */
export function useDateParts(defaultValue: string, order: DateOrder, onChange: ((value: string) => void) | undefined) {
  const [parts, setParts] = useState(() => splitDate(defaultValue));
  const whole = useRef<HTMLInputElement>(null);
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const hasMovedOn = useRef(false);
  const isFilled = useRef(false);

  const change = (next: DateParts) => {
    setParts(next);
    onChange?.(joinDate(next));
    announceToForm(whole.current, joinDate(next));
  };
  const goTo = (index: number) => inputs.current[order[index] ?? order[0]]?.focus();

  return {
    /** The input that the form reads. */
    whole,
    parts,
    hold(part: DatePart, element: HTMLInputElement | null): void {
      inputs.current[part] = element;
    },
    goTo,
    type(part: DatePart, index: number, text: string): void {
      const digits = text.replace(/\D/g, '').slice(0, partLength[part]);
      const isSame = digits === parts[part];
      const isFull = !isSame && digits.length === partLength[part];
      // A separator ends a part, but not the next one where a full part has led on already.
      const isEnded = isSame && digits !== '' && /\D$/.test(text) && !isFilled.current;
      isFilled.current = isFull;
      change({ ...parts, [part]: digits });
      if ((isFull || isEnded) && index < order.length - 1) {
        goTo(index + 1);
        hasMovedOn.current = isFull;
      }
    },
    steer(event: KeyboardEvent, part: DatePart, index: number): void {
      const isSpentTab = hasMovedOn.current && event.key === 'Tab' && !event.shiftKey;
      const isStepBack = event.key === 'Backspace' && parts[part] === '' && index > 0;
      hasMovedOn.current = false;
      if (isSpentTab || isStepBack) event.preventDefault();
      if (isStepBack) goTo(index - 1);
    },
    /** A Tab from here on leads where it always does. */
    rest: () => void (hasMovedOn.current = false),
    paste(event: ClipboardEvent): void {
      const pasted = readPastedDate(event.clipboardData.getData('text'), order);
      if (pasted !== undefined) {
        event.preventDefault();
        change(pasted);
        goTo(order.length - 1);
      }
    },
  };
}

/** Puts the whole date into the form's input and raises the event that form libraries listen to. */
function announceToForm(input: HTMLInputElement | null, value: string): void {
  if (input !== null) {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
