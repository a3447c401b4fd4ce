import { useLingui } from '@lingui/react/macro';
import type { SignUpState, SignUpStep } from '@parlour/contract/types/user';
import { StepProgress } from '@parlour/ui';
import { useStepNames } from './step-words.ts';
import { positionId } from './steps-over-page.ts';

interface StepPositionProps {
  step: SignUpStep;
  /** How far it has come; null where all is done. */
  signup: SignUpState | null;
}

/** How far one is; nothing once all is done. */
export function StepPosition({ step, signup }: StepPositionProps) {
  const { t } = useLingui();
  const names = useStepNames();
  const position = (signup?.steps.findIndex((each) => each.step === step) ?? -1) + 1;
  const total = signup?.steps.length ?? 0;
  if (position === 0) return null;
  return (
    <StepProgress
      id={positionId}
      position={t`Step ${position} of ${total}`}
      name={names[step]}
      step={position}
      steps={total}
    />
  );
}
