import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import * as layers from '../../theme/layers.ts';

/** Spec section 9: a wait under 200 ms shows nothing, the bar takes 5 s, and hides 500 ms after the end. */
const throttle = 200;
const duration = 5000;
const hideDelay = 500;

const run = keyframes`
  from { scale: 0 1; }
  to { scale: 0.92 1; }
`;

const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layers.progress};
  height: 3px;
  pointer-events: none;
`;

const Bar = styled.div<{ $finishing: boolean }>`
  height: 100%;
  background: var(--color-accent);
  transform-origin: 0 50%;
  animation: ${run} ${duration}ms cubic-bezier(0.1, 0.7, 0.3, 1) forwards;

  ${({ $finishing }) =>
    $finishing &&
    `animation: none;
     scale: 1;
     opacity: 0;
     transition: opacity ${hideDelay}ms;`}
`;

type Phase = 'idle' | 'running' | 'finishing';

export interface ProgressBarProps {
  /** Whether a page is on its way. */
  active: boolean;
  /** "Loading" */
  label: string;
}

/** A thin bar on the upper edge while a page is fetched. */
export function ProgressBar({ active, label }: ProgressBarProps) {
  const phase = usePhase(active);
  if (phase === 'idle') {
    return null;
  }
  return (
    <Track role="progressbar" aria-label={label}>
      <Bar $finishing={phase === 'finishing'} />
    </Track>
  );
}

function usePhase(active: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('idle');

  useEffect(() => {
    if (active) {
      const timer = setTimeout(() => setPhase('running'), throttle);
      return () => clearTimeout(timer);
    }
    setPhase((before) => (before === 'running' ? 'finishing' : 'idle'));
    const timer = setTimeout(() => setPhase('idle'), hideDelay);
    return () => clearTimeout(timer);
  }, [active]);

  return phase;
}
