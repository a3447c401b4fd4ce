import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from './visually-hidden.tsx';

const hop = keyframes`
  0%, 60%, 100% { translate: 0; }
  30% { translate: 0 -4px; }
`;

const Bubble = styled.div`
  display: flex;
  align-self: start;
  justify-self: start;
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

/** The other one is writing. `label`: "Nora is typing". Only for a person who is. */
export function TypingDots({ label }: { label: string }) {
  return (
    <Bubble role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Dot $order={0} />
      <Dot $order={1} />
      <Dot $order={2} />
    </Bubble>
  );
}
