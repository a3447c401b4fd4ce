import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, highWindow, layers, phoneOnly } from '@parlour/ui';

/** On phones within the thumb's reach, on larger screens and in low windows below the form. */
export const ActionsPlace = styled.div.attrs<{ 'data-lower-bar'?: string }>({ 'data-lower-bar': '' })`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-top: 12px;

  > button:last-of-type {
    min-width: min(240px, 100%);
  }

  /* What leads on stands above what leaves it for later, where both do not fit beside each other. */
  ${phoneOnly} {
    flex-wrap: wrap-reverse;

    > button {
      flex: 1 1 auto;
      min-width: 0;
      padding-inline: 12px;
    }

    > button:last-of-type {
      flex-grow: 4;
      min-width: 0;
    }
  }

  ${phoneOnly} and ${highWindow} {
    &:not(dialog *) {
      position: fixed;
      inset: auto 0 0;
      z-index: ${layers.stepActions};
      margin: 0;
      padding: 10px 16px max(14px, env(safe-area-inset-bottom));
      border-top: 1px solid var(--color-edge);
      background: var(--color-surface);

      html:has(&) {
        scroll-padding-bottom: min(13rem, 45dvh);
      }
    }
  }
`;

export interface SkipButtonProps {
  /** The form that leaves the step for later. */
  form: string;
  isPending: boolean;
  /** Where it is the only way on. */
  main?: boolean;
  children?: ReactNode;
}

/** Leaves this step for later. */
export function SkipButton({ form, isPending, main = false, children }: SkipButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      type="submit"
      form={form}
      tone={main ? 'primary' : 'quiet'}
      size="large"
      pending={isPending}
      pendingLabel={t`Saving`}
    >
      {children ?? <Trans>Skip for now</Trans>}
    </Button>
  );
}

export interface SaveStepButtonProps {
  isPending: boolean;
  label?: ReactNode;
  unavailable?: boolean;
}

/** Saves what the step asks and goes on. */
export function SaveStepButton({ isPending, label, unavailable }: SaveStepButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      type="submit"
      tone="primary"
      size="large"
      pending={isPending}
      pendingLabel={t`Saving`}
      unavailable={unavailable}
    >
      {label ?? <Trans>Save and continue</Trans>}
    </Button>
  );
}
