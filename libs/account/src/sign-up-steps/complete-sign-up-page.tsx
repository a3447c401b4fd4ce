import { useState } from 'react';
import { useViewer } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import type { StepForm } from '@parlour/api-client/call-form/step-form';
import type { SignUpStep, User } from '@parlour/contract/types/user';
import { useForgetTracking } from '../sign-up/use-tracking.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { MessageStep } from './message-step.tsx';
import { PushStep } from './push-step.tsx';
import { SkipForm, useSkip } from './skip.tsx';
import { ActionsPlace, SaveStepButton, SkipButton } from './step-actions.tsx';
import type { StepSlots } from './step-slots.ts';
import { StepFrame } from './step-frame.tsx';
import { useGoOn } from './use-go-on.ts';
import { useStepQuestion } from './use-step-question.ts';

export interface CompleteSignUpPageProps {
  /** The step that the address names. */
  step: SignUpStep;
  slots: StepSlots;
  /** `?sent=`: another mail has been asked for without JavaScript. */
  sent?: boolean;
  lastResult?: CallFormResult;
}

/** What follows the short form (spec section 2): a question at a time, kept on the server, each for now or for later. */
export function CompleteSignUpPage(props: CompleteSignUpPageProps) {
  const viewer = useViewer();
  const hasMoved = useHasMoved(props.step);
  useForgetTracking();
  if (!viewer) return null;
  if (props.step === 'confirm' || !viewer.signup)
    return <ConfirmStep {...props} signup={viewer.signup} hasMoved={hasMoved} />;
  return <OpenStep {...props} key={props.step} step={props.step} viewer={viewer} hasMoved={hasMoved} />;
}

/** True from the first change of the step on. */
function useHasMoved(step: SignUpStep): boolean {
  const [first] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && step !== first) setMoved(true);
  return hasMoved;
}

interface OpenStepProps extends CompleteSignUpPageProps {
  step: Exclude<SignUpStep, 'confirm'>;
  viewer: User;
  hasMoved: boolean;
}

function OpenStep({ step, viewer, hasMoved, slots, lastResult }: OpenStepProps) {
  const { signup } = viewer;
  const skip = useSkip(step);
  const goOn = useGoOn(step);
  const question = useStepQuestion(step);
  const isRequired = signup?.steps.some((each) => each.step === step && each.required) ?? false;
  const skipButton = isRequired ? null : <SkipButton form={skip.form.id} isPending={skip.isPending} />;
  const form: StepForm = {
    isRequired,
    lastResult,
    onSaved: () => goOn('done'),
    actions: (save) => (
      <ActionsPlace>
        {skipButton}
        <SaveStepButton {...save} />
      </ActionsPlace>
    ),
  };
  return (
    <StepFrame step={step} signup={signup} hasMoved={hasMoved} {...question}>
      <div>
        <SkipForm step={step} state={skip} />
        {step === 'message' ? (
          <MessageStep form={form} skip={skip} viewer={viewer} />
        ) : step === 'push' ? (
          <PushStep skip={skip} lastResult={lastResult} />
        ) : (
          slots[step](form)
        )}
      </div>
    </StepFrame>
  );
}
