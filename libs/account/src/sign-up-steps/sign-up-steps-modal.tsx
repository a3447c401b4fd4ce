import { useLingui } from '@lingui/react/macro';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SignUpStep } from '@parlour/contract/types/user';
import { Dialog, Skeleton } from '@parlour/ui';
import { Unbroken } from '../unbroken.tsx';
import { positionId, StepsOverPageContext } from './steps-over-page.ts';
import { useStepQuestion } from './use-step-question.ts';

/** The steps as they are drawn over a page: fetched once somebody has joined. */
export interface LoadedSteps {
  Step: ComponentType<{ step: SignUpStep }>;
  /** Reads what a step shows before it is shown. */
  prepare(step: SignUpStep, cache: QueryClient): Promise<unknown>;
}

export interface SignUpStepsModalProps extends LoadedSteps {
  first: SignUpStep;
  /** All is told, or the rest is for later. */
  onEnd(): void;
}

/**
 * What follows the short form, over the page that somebody joined on (spec section 4): neither Escape nor the backdrop ends it,
 * its own buttons do, and what is left open is asked again later.
 */
export function SignUpStepsModal({ Step, prepare, first, onEnd }: SignUpStepsModalProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [step, setStep] = useState(first);
  const way = useMemo(
    () => ({
      show: async (next: SignUpStep) => {
        await prepare(next, client);
        setStep(next);
      },
      end: onEnd,
    }),
    [client, onEnd, prepare],
  );
  const { title } = useStepQuestion(step);
  return (
    <Dialog
      open
      dismissable={false}
      onClose={onEnd}
      closeLabel={t`Continue later`}
      title={
        <StepTitle key={step}>
          <Unbroken>{title}</Unbroken>
        </StepTitle>
      }
    >
      <StepsOverPageContext value={way}>
        <Suspense fallback={<Skeleton $shape="block" $height="320px" />}>
          <Step step={step} />
        </Suspense>
      </StepsOverPageContext>
    </Dialog>
  );
}

const Asked = styled.span`
  outline: none;
`;

/** Heard first whenever another step is asked. */
function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Asked ref={title} tabIndex={-1} aria-describedby={positionId}>
      {children}
    </Asked>
  );
}
