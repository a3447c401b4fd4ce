import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { ApiError } from '@parlour/api-client/api-error';
import { addresses } from '@parlour/contract/addresses';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { useErrorSentence } from '@parlour/i18n';
import { useDismissToast, useToast } from '@parlour/state/page/toasts';

const endOf = (profileId: string): string => `match:${profileId}`;

/** What is said of likes in passing. */
export function useLikeToasts() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const showToast = useToast();
  const dismiss = useDismissToast();
  const sentenceOf = useErrorSentence();
  return {
    /** A like or its end was refused; to members who have yet to confirm their address it offers the way there. */
    refused: (error: unknown): void => {
      const toConfirm = error instanceof ApiError &&
        error.code === 'not_confirmed' && {
          about: error.code,
          action: {
            label: t`Confirm your e-mail address`,
            run: () => void navigate(addresses.completeSignup.href(undefined, { step: 'confirm' })),
          },
        };
      showToast({ tone: 'danger', text: sentenceOf(error), ...toConfirm });
    },
    /** Taking a like back has ended a match: offers the way back. */
    ended: ({ id, name }: Pick<ProfileCard, 'id' | 'name'>, undo: () => void): void =>
      showToast({
        tone: 'notice',
        text: t`Your match with ${name} has ended.`,
        about: endOf(id),
        action: { label: t`Undo`, run: undo },
      }),
    /** The match stands again: who listens hears nothing of a heart that is filled elsewhere on the page. */
    undone: (profileId: string): void => showToast({ tone: 'success', text: t`Undone`, about: endOf(profileId) }),
    /** This member is liked anew: that their match had ended is true no longer. */
    liked: (profileId: string): void => void dismiss(endOf(profileId)),
  };
}
