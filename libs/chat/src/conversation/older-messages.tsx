import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { loadOlder } from '@parlour/api-client/chat/conversation';
import type { ConversationTarget } from '@parlour/api-client/chat/keys';
import { Button } from '@parlour/ui';

const Place = styled.div`
  justify-self: center;
  align-self: center;
`;

/** Loads what was said before when one scrolls up to it, or by its button. */
export function OlderMessages({ target }: { target: ConversationTarget }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => loadOlder(client, target) });

  useEffect(() => {
    const element = place.current;
    if (!element || isPending || isError || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && mutate());
    observer.observe(element);
    return () => observer.disconnect();
  }, [mutate, isPending, isError]);

  return (
    <Place ref={place}>
      <Button tone="quiet" pending={isPending} pendingLabel={t`Loading older messages`} onClick={() => mutate()}>
        <Trans>Show older messages</Trans>
      </Button>
    </Place>
  );
}
