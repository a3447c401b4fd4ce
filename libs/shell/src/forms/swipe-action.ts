import { redirect, type ActionFunctionArgs } from 'react-router';
import { ApiError } from '@parlour/api-client/api-error';
import { sendSwipe, sendUndo } from '@parlour/api-client/members/swipe';
import { addresses } from '@parlour/contract/addresses';
import { swipeChoices } from '@parlour/contract/members/swipe-round';
import { readSentForm } from './read-sent-form.ts';
import { refusedAct } from './refused-act.ts';

/**
 * The swipe game without JavaScript: one choice a post, or the way back (contract part 1, rule 2). A match leads to the like
 * that was returned; whoever is gone is passed over without a word.
 */
export async function swipeAction(args: ActionFunctionArgs) {
  const { values, idempotencyKey, transport } = await readSentForm(args);
  const choice = swipeChoices.find((known) => known === values.get('choice'));
  const profileId = values.get('profile_id');
  try {
    if (values.has('undo')) await sendUndo({ over: transport, once: true });
    else if (choice && typeof profileId === 'string') {
      const { match } = await sendSwipe(profileId, choice, idempotencyKey, { over: transport, once: true });
      if (match) return redirect(addresses.likesMember.href({ id: profileId }), 303);
    }
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'profile_gone')) return refusedAct(error, {});
  }
  return redirect(addresses.swipeGame.href(), 303);
}
