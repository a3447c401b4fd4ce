import { keyframes, styled } from 'styled-components';
import { ProgressBar, Text, Wrap } from '@parlour/ui';
import { WAITING } from './until-drawn.ts';

const appear = keyframes`
  from { visibility: hidden; }
`;

/** Not seen in the moment in which any story loads. */
const Room = styled(Wrap)`
  padding-block: var(--space-6);
  animation: ${appear} 0s 0.4s backwards;
`;

/** In place of a page that has not what it reads: what members see in that time. */
export const Waiting = () => (
  <Room {...{ [WAITING]: '' }}>
    <ProgressBar active label="Loading" />
    <Text $tone="quiet">Waits in its loader: members still see the page before it, and this bar.</Text>
  </Room>
);
