import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { loadOlder } from '@parlour/api-client/chat/conversation';
import type { ConversationTarget } from '@parlour/api-client/chat/keys';
import { MESSAGES_MOST } from '@parlour/contract/chat/list-messages';
import { Button } from '@parlour/ui';

const Place = styled.form`
  justify-self: center;
  align-self: center;
`;

interface OlderMessagesProps {
  target: ConversationTarget;
  /** Messages that are there already. */
  shown: number;
}

/** Loads what was said before when one scrolls up to it, or by its button; without scripts as a longer page. */
export function OlderMessages({ target, shown }: OlderMessagesProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const place = useRef<HTMLFormElement>(null);
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => loadOlder(client, target) });

  useEffect(() => {
    const element = place.current;
    if (!element || isPending || isError || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && mutate());
    observer.observe(element);
    return () => observer.disconnect();
  }, [mutate, isPending, isError]);

  const load = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Place ref={place} onSubmit={load}>
      <Button
        type="submit"
        name="page"
        value={1 + Math.ceil(shown / MESSAGES_MOST)}
        tone="quiet"
        pending={isPending}
        pendingLabel={t`Loading older messages`}
      >
        <Trans>Show older messages</Trans>
      </Button>
    </Place>
  );
}
