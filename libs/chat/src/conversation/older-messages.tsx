import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { loadOlder } from '@parlour/api-client/chat/conversation';
import type { ConversationTarget } from '@parlour/api-client/chat/keys';
import { MESSAGES_MOST } from '@parlour/contract/chat/list-messages';
import { Button, Text } from '@parlour/ui';
import { useFocusHeir } from './use-focus-heir.ts';

const Place = styled.form`
  display: grid;
  justify-items: center;
  align-self: center;
  text-align: center;
`;

interface OlderMessagesProps {
  target: ConversationTarget;
  /** Messages that are there already. */
  shown: number;
  /** Takes the focus from the button once there is nothing left to load. */
  focusMessages: () => void;
}

/** Loads what was said before when one scrolls up to it, or by its button; without scripts as a longer page. */
export function OlderMessages({ target, shown, focusMessages }: OlderMessagesProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const place = useRef<HTMLFormElement>(null);
  const button = useFocusHeir(focusMessages);
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
      {isError && (
        <Text role="alert" $size="small" $tone="danger">
          <Trans>The older messages could not be loaded.</Trans>
        </Text>
      )}
      <Button
        ref={button}
        type="submit"
        name="page"
        value={1 + Math.ceil(shown / MESSAGES_MOST)}
        tone="quiet"
        pending={isPending}
        pendingLabel={t`Loading older messages`}
      >
        {isError ? t`Try again` : t`Show older messages`}
      </Button>
    </Place>
  );
}
