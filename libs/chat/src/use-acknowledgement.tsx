import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { CheckboxField, Spoken } from '@parlour/ui';

export interface Acknowledgement {
  needed: boolean;
  /**
   * True where nothing is asked or it was answered; else the field has the focus and says what is missing, aloud where it had
   * the focus before.
   */
  given(): boolean;
  field: ReactNode;
}

/** Before the first paid message to a fictional profile its member says to know that (contract part 0, 3). */
export function useAcknowledgement(needed: boolean, name: string): Acknowledgement {
  const { t } = useLingui();
  const [ticked, setTicked] = useState(false);
  const [missing, setMissing] = useState(false);
  const [spoken, setSpoken] = useState(0);
  const box = useRef<HTMLInputElement>(null);
  const sentence = t`Confirm this before you write.`;
  const isMissing = needed && !ticked;
  return {
    needed,
    given() {
      setMissing(isMissing);
      if (isMissing && box.current === document.activeElement) setSpoken(spoken + 1);
      if (isMissing) box.current?.focus();
      return !isMissing;
    },
    field: needed && (
      <>
        <CheckboxField
          ref={box}
          label={t`I know that ${name} is a fictional profile.`}
          name="accept_fictional"
          error={missing ? sentence : undefined}
          checked={ticked}
          onChange={(event) => setTicked(event.target.checked)}
        />
        <Spoken id={missing && spoken > 0 ? String(spoken) : undefined}>{sentence}</Spoken>
      </>
    ),
  };
}
