import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { framelessInput, tabular } from '../../../theme/mixins.ts';
import { partLength } from './date-parts.ts';
import type { DatePart } from './date-parts.ts';

const Part = styled.input<{ $length: number }>`
  ${framelessInput}
  flex: 0 1 calc(${({ $length }) => $length}ch + max(14px, 1.1em));
  width: 0;
  text-align: center;
  ${tabular}
`;

const Slash = styled.span`
  align-self: center;
`;

const autoComplete = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;

export interface DatePartInputProps {
  id: string;
  part: DatePart;
  value: string;
  text: readonly [label: string, placeholder: string];
  /** Of what is wrong with the date: read with the part that has the focus, since a group's words are not read everywhere. */
  errorId: string | undefined;
  separator: ReactNode;
  inputRef: (element: HTMLInputElement | null) => void;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

/** One of the three inputs of a `DateField`, with the separator before it. */
export function DatePartInput({ part, text, errorId, separator, inputRef, onType, ...input }: DatePartInputProps) {
  return (
    <>
      {separator !== undefined && <Slash aria-hidden="true">{separator}</Slash>}
      <Part
        {...input}
        ref={inputRef}
        type="text"
        inputMode="numeric"
        autoComplete={autoComplete[part]}
        aria-label={text[0]}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        placeholder={text[1]}
        $length={partLength[part]}
        onChange={(event) => onType(event.target.value)}
      />
    </>
  );
}
