import { useId } from 'react';
import type { ReactNode } from 'react';
import { usePostedFocus } from './use-posted-focus.ts';

/** What a group of choices is given, whatever it looks like. */
export interface ChoiceGroupProps<Option> {
  legend: ReactNode;
  /** Name in the form. */
  name: string;
  options: readonly Option[];
  /** What is wrong and how to mend it. Stands at the group and is read with it. */
  error?: ReactNode;
}

/** The ids that tie legend and error to a group of choices; what is wrong begins at its first. */
export function useChoiceGroup(error: ReactNode) {
  const legendId = useId();
  const errorId = `${legendId}-error`;
  const isWrong = error !== undefined;
  return {
    group: {
      role: 'radiogroup',
      'aria-labelledby': legendId,
      'aria-describedby': isWrong ? errorId : undefined,
      'aria-invalid': isWrong || undefined,
    },
    first: usePostedFocus(isWrong),
    legendId,
    errorId,
  };
}
