import { Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { LetterProps } from './letter-props.ts';

/** A fact of a letter under what it is. */
export function MailFact({
  look,
  label,
  children,
}: Pick<LetterProps, 'look'> & { label: string; children: ReactNode }) {
  return (
    <Text style={{ ...look.text, overflowWrap: 'anywhere' }}>
      <strong>{label}</strong>
      <br />
      {children}
    </Text>
  );
}
