import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '@parlour/ui';

interface SaveButtonProps {
  /** The id of the heading that says what is saved: a page may have several such buttons. */
  headingId: string;
  state: { isPending: boolean };
  tone?: 'primary';
}

/** Saves one of a page's forms, and is named by what it saves. */
export function SaveButton({ headingId, state, tone }: SaveButtonProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Button
      id={id}
      aria-labelledby={`${id} ${headingId}`}
      type="submit"
      tone={tone}
      pending={state.isPending}
      pendingLabel={t`Saving`}
    >
      <Trans>Save</Trans>
    </Button>
  );
}
