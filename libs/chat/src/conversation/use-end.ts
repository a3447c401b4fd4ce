import { useCallback, useEffect, useRef, useState, type RefObject, type UIEvent } from 'react';
import { isOfThisPage } from '@parlour/api-client/chat/sending/outgoing';
import type { Message } from '@parlour/contract/types/chat';
import type { Outgoing } from './writing/use-outgoing.ts';

/** Pixels above the end at which it is still in sight: one line and the room below it. */
const NEAR = 48;

export interface End {
  /** What scrolls: reversed, so that its end is at 0 and all above it is negative. */
  flow: RefObject<HTMLDivElement | null>;
  follow(event: UIEvent<HTMLDivElement>): void;
  isInSight: boolean;
  /** The other has written since the end was in sight. */
  hasNews: boolean;
  show(): void;
}

/** Where the end of a conversation is: in sight or below it. What its member sends off here brings it back into sight. */
export function useEnd(messages: readonly Message[], outgoing: readonly Outgoing[]): End {
  const flow = useRef<HTMLDivElement>(null);
  const [isInSight, setInSight] = useState(true);
  const newest = messages.findLast(({ from }) => from === 'them')?.id;
  const [seen, see] = useState(newest);
  if (isInSight && seen !== newest) see(newest);
  const show = useCallback(() => {
    if (flow.current) flow.current.scrollTop = 0;
  }, []);

  const sent = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const clientIds = outgoing.map(({ message }) => message.clientId);
    if (clientIds.some((clientId) => !sent.current.has(clientId) && isOfThisPage(clientId))) show();
    sent.current = new Set(clientIds);
  }, [outgoing, show]);

  return {
    flow,
    follow: ({ currentTarget }) => setInSight(currentTarget.scrollTop > -NEAR),
    isInSight,
    hasNews: !isInSight && newest !== seen,
    show,
  };
}
