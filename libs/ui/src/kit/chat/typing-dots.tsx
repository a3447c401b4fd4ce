import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const hop = keyframes`
  0%, 60%, 100% { translate: 0; }
  30% { translate: 0 -4px; }
`;

const Bubble = styled.div`
  display: flex;
  gap: 5px;
  width: fit-content;
  margin-top: 14px;
  padding: 15px 16px;
  border-radius: max(14px, var(--radius-card)) max(14px, var(--radius-card)) max(14px, var(--radius-card)) 5px;
  background: var(--color-bubble-theirs);
`;

const Dot = styled.i<{ $order: 0 | 1 | 2 }>`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(--color-bubble-theirs-quiet);
  opacity: ${({ $order }) => 1 - $order * 0.25};
  animation: ${hop} 1.2s ${({ $order }) => $order * 150}ms infinite;

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

export interface TypingDotsProps {
  /** "Nora is typing", while she is. */
  label: string | undefined;
}

/** The other one is writing. Only for a person who is. Keep it mounted: a live region speaks only of what comes after it. */
export function TypingDots({ label }: TypingDotsProps) {
  return (
    <div role="status">
      {label !== undefined && (
        <Bubble>
          <VisuallyHidden>{label}</VisuallyHidden>
          <Dot $order={0} />
          <Dot $order={1} />
          <Dot $order={2} />
        </Bubble>
      )}
    </div>
  );
}
