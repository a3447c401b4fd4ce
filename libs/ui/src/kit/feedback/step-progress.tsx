import { styled } from 'styled-components';
import { tabular } from '../../theme/mixins.ts';

const Words = styled.p`
  color: var(--color-text-quiet);
  font-size: var(--text-small);
  line-height: 1.45;
  ${tabular}

  b {
    font-weight: 650;
  }
`;

const Steps = styled.ol`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 6px;
  margin-top: 10px;
`;

const Step = styled.li<{ $state: 'done' | 'now' | 'open' }>`
  height: 6px;
  border-radius: 3px;
  background: ${({ $state }) =>
    ({
      done: 'var(--color-action)',
      now: 'linear-gradient(90deg, var(--color-action) 55%, color-mix(in srgb, var(--color-edge-control) 45%, transparent) 55%)',
      open: 'color-mix(in srgb, var(--color-edge-control) 45%, transparent)',
    })[$state]};
`;

export interface StepProgressProps {
  /** Of the words, for the title that is heard first where a step comes: `aria-describedby`. */
  id?: string;
  /** "Step 2 of 7" */
  position: string;
  /** "Photo" */
  name: string;
  /** Counted from 1. */
  step: number;
  steps: number;
}

/** Where somebody is in a row of steps, in words and as bars. */
export function StepProgress({ id, position, name, step, steps }: StepProgressProps) {
  return (
    <div>
      <Words id={id}>
        <b>{position}</b> · {name}
      </Words>
      <Steps aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => (
          <Step key={index} $state={index + 1 < step ? 'done' : index + 1 === step ? 'now' : 'open'} />
        ))}
      </Steps>
    </div>
  );
}
