import { MessageCost } from './message-cost.tsx';
import { Reasons } from './reasons.tsx';

/** What stands below the first screen of the front door: why one may trust it, and what it costs. */
export const Assurances = () => (
  <>
    <Reasons />
    <MessageCost />
  </>
);
