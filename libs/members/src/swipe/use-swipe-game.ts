import { useIsMutating, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@parlour/api-client/api-error';
import { membersKeys } from '@parlour/api-client/members/keys';
import { swipeGameOptions, swipeMutation, undoSwipeMutation } from '@parlour/api-client/members/swipe';
import { holdPage } from '@parlour/state/page/hold-page';
import type { SwipeChoice } from '@parlour/ui';
import { afterPaint } from '@parlour/ui/kit/behaviour/after-paint';
import { useTopModal } from '@parlour/ui/kit/behaviour/open-modals';
import { useLikeToasts } from '../use-like-toasts.ts';
import { useNewRound } from './use-new-round.ts';

/** The game as one page plays it: choices, and the way back. */
export function useSwipeGame() {
  const client = useQueryClient();
  const toasts = useLikeToasts();
  const { data: game, isFetching } = useSuspenseQuery(swipeGameOptions());
  const { mutateAsync: send } = useMutation(swipeMutation(client));
  const { mutateAsync: takeBack, isPending: isUndoing } = useMutation(undoSwipeMutation(client));
  const isSending = useIsMutating({ mutationKey: membersKeys.swiping }) > 0;
  const [spentUntil, setSpentUntil] = useState<string>();
  const modal = useTopModal();
  useNewRound(swipeGameOptions().queryKey, game.likes_left === 0 ? game.resets_at : null);

  const fail = (error: unknown) => {
    if (!(error instanceof ApiError && error.code === 'profile_gone')) toasts.refused(error);
  };
  return {
    game,
    isUndoing,
    /**
     * The server has said so of a like that was given here: what is on its way may yet be refused, or not count. Told when the match
     * that the like made has been looked at: nothing outside its modal is heard.
     */
    hasSpentLast: game.likes_left === 0 && game.resets_at === spentUntil && modal === undefined,
    /** More cards may still come. */
    isLooking: isFetching || isSending,
    /** What waits for the answer to the choice before it would be lost with the page. */
    choose: (id: string, choice: SwipeChoice) => {
      const card = game.queue.find((one) => one.id === id);
      if (!card) return;
      holdPage(send({ card, choice })).then(
        (round) => choice === 'like' && round.likes_left === 0 && setSpentUntil(round.resets_at),
        fail,
      );
    },
    /** After the paint, behind the choice that it takes back: the deck tells of one only when its card is seen to go. */
    undo: () => (isUndoing ? undefined : afterPaint(() => void takeBack().catch(fail))),
  };
}
