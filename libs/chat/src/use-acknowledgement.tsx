import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { CheckboxField } from '@parlour/ui';

export interface Acknowledgement {
  needed: boolean;
  /** True where nothing is asked or it was answered; else the field says what is missing. */
  given(): boolean;
  field: ReactNode;
}

/** Before the first paid message to a fictional profile its member says to know that (contract part 0, 3). */
export function useAcknowledgement(needed: boolean, name: string): Acknowledgement {
  const { t } = useLingui();
  const [ticked, setTicked] = useState(false);
  const [missing, setMissing] = useState(false);
  return {
    needed,
    given() {
      setMissing(needed && !ticked);
      return !needed || ticked;
    },
    field: needed && (
      <CheckboxField
        label={t`I know that ${name} is a fictional profile.`}
        name="accept_fictional"
        error={missing ? t`Confirm this before you write.` : undefined}
        checked={ticked}
        onChange={(event) => setTicked(event.target.checked)}
      />
    ),
  };
}
