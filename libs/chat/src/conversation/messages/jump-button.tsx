import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, Icon, useFocusHeir } from '@parlour/ui';

type Edge = 'top' | 'bottom';

/** Lies over an edge of what is seen, and takes no room of its own. */
const Place = styled.div<{ $over: Edge }>`
  position: relative;
  z-index: 1;
  display: grid;
  flex: none;
  justify-items: center;
  height: 0;

  > button {
    position: absolute;
    ${({ $over }) => $over}: 12px;
    box-shadow: var(--shadow-floating);
  }
`;

interface JumpButtonProps {
  /** The edge beyond which it leads. */
  over: Edge;
  onJump: () => void;
  /** Takes the focus from the button once what it leads to is in sight. */
  focusHeir: () => void;
  /** Whether what it leads to is being loaded, and how that is said aloud. */
  loading?: { pending: boolean; pendingLabel: string };
  children: ReactNode;
}

/** Says that there is more above or below than is seen, and goes there. */
export function JumpButton({ over, onJump, focusHeir, loading, children }: JumpButtonProps) {
  const button = useFocusHeir(focusHeir);
  return (
    <Place $over={over} data-scripted>
      <Button ref={button} tone="primary" onClick={onJump} {...(loading ?? { pending: undefined })}>
        <Icon glyph={over === 'top' ? ArrowUp : ArrowDown} size="small" />
        {children}
      </Button>
    </Place>
  );
}
