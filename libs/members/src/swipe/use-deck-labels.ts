import { useLingui } from '@lingui/react/macro';
import { cardWords } from '@parlour/ui';
import type { SwipeChoice, SwipeDeckLabels } from '@parlour/ui';

/**
 * What the deck says: on its buttons, and to whoever hears it.
 *
 * @param likesLeft said after a like, of how few are left then
 */
export function useDeckLabels(likesLeft?: string): SwipeDeckLabels {
  const { t } = useLingui();
  const choice: Record<SwipeChoice, string> = { pass: t`Pass`, later: t`Later`, like: t`Like` };
  return {
    deck: t`Today’s round`,
    choices: t`Your choice`,
    choice,
    keys: `${t`Left arrow passes, down arrow puts off, right arrow likes, up arrow opens the profile.`} ${t`Backspace takes the last pass back.`}`,
    chosen: (chosen, card, next) => {
      const done = `${t`${{ field: choice[chosen] }}: ${{ value: card.name }}`}.`;
      const title = next && cardWords(next);
      const then = title === undefined ? t`That was the last card.` : t`Next: ${title}.`;
      return [done, then, ...(chosen === 'like' && likesLeft !== undefined ? [likesLeft] : [])].join(' ');
    },
    returned: ({ name }) => t`${name} is back on top.`,
  };
}
