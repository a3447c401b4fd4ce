import { useIsMutating, useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '@parlour/api-client/api-error';
import { userOptions } from '@parlour/api-client/account/user';
import { swipeGameOptions, swipeMutation, undoSwipeMutation } from '@parlour/api-client/members/swipe';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { useErrorSentence } from '@parlour/i18n';
import { useToast } from '@parlour/state';
import type { SwipeChoice } from '@parlour/ui';
import { afterPaint } from '@parlour/ui/kit/after-paint';

/** Two who like each other since a moment ago. */
export interface SwipeMatch {
  profile: ProfileCard;
  conversationId: string | null;
}

/** The game as one page plays it: choices, the way back, the match that shows itself. */
export function useSwipeGame() {
  const client = useQueryClient();
  const showToast = useToast();
  const sentenceOf = useErrorSentence();
  const { data: game, isFetching } = useSuspenseQuery(swipeGameOptions());
  const { mutateAsync: send } = useMutation(swipeMutation(client));
  const { mutateAsync: takeBack, isPending: isUndoing } = useMutation(undoSwipeMutation(client));
  const isSending = useIsMutating({ mutationKey: ['swipe'] }) > 0;
  const [match, setMatch] = useState<SwipeMatch | null>(null);
  useNewRound(game.likes_left === 0 ? game.resets_at : null);

  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'profile_gone') return;
    showToast({ tone: 'danger', text: sentenceOf(error) });
  };
  return {
    game,
    match,
    forgetMatch: () => setMatch(null),
    isUndoing,
    /** More cards may still come. */
    isLooking: isFetching || isSending,
    choose: (id: string, choice: SwipeChoice) => {
      const card = game.queue.find((one) => one.id === id);
      if (!card) return;
      send({ card, choice }).then(
        (reply) => reply.match && setMatch({ profile: card, conversationId: reply.conversation_id }),
        fail,
      );
    },
    /** After the paint, behind the choice that it takes back: the deck tells of one only when its card is seen to go. */
    undo: () => (isUndoing ? undefined : afterPaint(() => void takeBack().catch(fail))),
  };
}

/** Asks for the new round once its moment has come, by the server's clock. */
function useNewRound(resetsAt: string | null): void {
  const client = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(userOptions());
  const serverTime = data?.server_time;
  useEffect(() => {
    if (resetsAt === null || serverTime === undefined) return undefined;
    const serverNow = Date.now() + Date.parse(serverTime) - dataUpdatedAt;
    const wait = Math.max(1_000, Date.parse(resetsAt) - serverNow);
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: swipeGameOptions().queryKey }), wait);
    return () => clearTimeout(timer);
  }, [client, resetsAt, serverTime, dataUpdatedAt]);
}
