import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Note } from '@parlour/ui';

/** Says of words that the one they are to does not take them any more, and shows them where they stand in no field. */
export function UnsentWords({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return <Note title={t`Your message could not be delivered. You can send it to somebody else.`}>{children}</Note>;
}
