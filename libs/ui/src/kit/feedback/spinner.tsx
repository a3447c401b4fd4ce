import { LoaderCircle } from 'lucide-react';
import { keyframes, styled } from 'styled-components';
import { Icon } from '../layout/icon.tsx';

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Turning = styled.span`
  display: inline-grid;
  animation: ${turn} 900ms linear infinite;
`;

/** A turning ring, silent: whoever waits says so in words. */
export function Spinner() {
  return (
    <Turning aria-hidden="true">
      <Icon glyph={LoaderCircle} />
    </Turning>
  );
}
