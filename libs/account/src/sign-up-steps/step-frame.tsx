import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { addresses } from '@parlour/contract/addresses';
import type { SignUpState, SignUpStep } from '@parlour/contract/types/user';
import { Button, from, highWindow, Lead, phoneOnly, StandaloneLink, Title, Wrap } from '@parlour/ui';
import { QuietTop } from '../quiet-top.tsx';
import { Unbroken } from '../unbroken.tsx';
import { StepPosition } from './step-position.tsx';
import { positionId, useStepsOverPage } from './steps-over-page.ts';

const Bar = styled.div`
  border-bottom: 1px solid var(--color-edge);
`;

const Page = styled(Wrap)`
  padding-block: 20px 48px;

  ${phoneOnly} and ${highWindow} {
    padding-bottom: calc(11rem + env(safe-area-inset-bottom));
  }

  ${from.tablet} {
    padding-block: 48px 72px;
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: 560px;
  margin-inline: auto;

  h1:focus {
    outline: none;
  }

  h1 + p {
    margin-top: 10px;
  }

  textarea {
    min-height: 112px;
  }
`;

interface StepFrameProps {
  step: SignUpStep;
  /** How far it has come; null where all is done. */
  signup: SignUpState | null;
  /** Reached from another step, not from elsewhere. */
  hasMoved?: boolean;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** What stands around every step: the way out, how far one is, and what is asked. Over a page the modal asks it. */
export function StepFrame({ step, signup, hasMoved = false, title, lead, children }: StepFrameProps) {
  const heading = useHeading(hasMoved);
  const overPage = useStepsOverPage();
  if (overPage) {
    return (
      <Column>
        <StepPosition step={step} signup={signup} />
        <Lead>{lead ?? title}</Lead>
        {children}
        <Button tone="quiet" onClick={overPage.end}>
          <Trans>Continue later</Trans>
        </Button>
      </Column>
    );
  }
  return (
    <>
      <Bar>
        <QuietTop
          end={
            <StandaloneLink href={addresses.index.href()}>
              <Trans>Continue later</Trans>
            </StandaloneLink>
          }
        />
      </Bar>
      <Page as="main">
        <Column>
          <StepPosition step={step} signup={signup} />
          <div>
            <Title ref={heading} tabIndex={-1} aria-describedby={signup ? positionId : undefined}>
              <Unbroken>{title}</Unbroken>
            </Title>
            {lead !== undefined && <Lead>{lead}</Lead>}
          </div>
          {children}
        </Column>
      </Page>
    </>
  );
}

/** Who came here from another step hears first what this one asks. */
function useHeading(hasMoved: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved) heading.current?.focus({ preventScroll: true });
  }, [hasMoved]);
  return heading;
}
