import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { serverNow } from '@parlour/api-client/account/server-clock';
import { useViewer } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import type { CallFormResult } from '@parlour/api-client/call-form';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import { isRefusal } from '@parlour/api-client/chat/sending/is-refusal';
import type { ConversationTarget } from '@parlour/api-client/chat/keys';
import type { OutgoingMessage } from '@parlour/api-client/chat/sending/outgoing';
import { resendTo } from '@parlour/api-client/chat/sending/resend-lost';
import { sendOut } from '@parlour/api-client/chat/sending/send-message';
import { forgetOutgoing } from '@parlour/api-client/chat/sending/sendings';
import type { CanSend } from '@parlour/contract/types/profile';
import { isErrorCode } from '@parlour/i18n';
import { isHelpedByCredits } from '@parlour/models/chat/helped-by-credits';
import { isUnseen } from '@parlour/models/unseen';
import { useWhenOnline } from '@parlour/state/device/use-online';
import { useKeptPhoto } from '../../photos/use-kept-photo.ts';
import { isPhotoGone } from '../../use-refusal-sentence.ts';
import { useDraft, type Draft } from './use-draft.ts';
import type { FailedMessage } from './use-outgoing.ts';

export interface Sending {
  draft: Draft;
  /** Why the last message came back to the draft. */
  refusal: ApiError | null;
  send(acceptFictional: boolean): void;
  /**
   * Tries a failed message again, as the same one and at the price that was seen. Where the price has changed, the
   * message goes back to the draft, beside the new price.
   */
  again(failed: FailedMessage, acceptFictional: boolean): void;
  /** Gives a failed message up. */
  discard(message: OutgoingMessage): void;
}

/**
 * Sends what is written, and shows it at once.
 * - A refused message goes back to the draft, a photo to its sheet.
 * - A message that got lost is kept as failed, and so is a refused one where the box has something else by then.
 * - What got lost, or was written without a connection, is sent again once the browser has one, in order and at the
 *   price that was seen. What still waits for a connection when its conversation is opened is sent at once.
 */
export function useSending(
  target: ConversationTarget,
  { profile, can_send }: ConversationPage,
  lastResult?: CallFormResult,
): Sending {
  const client = useQueryClient();
  const draft = useDraft(profile.id, textOf(lastResult));
  const [, keepPhoto] = useKeptPhoto(profile.id);
  const [refusal, setRefusal] = useState(refusalOf(lastResult));
  const credits = useViewer()?.credits ?? 0;

  async function go(message: OutgoingMessage): Promise<void> {
    setRefusal(null);
    try {
      await sendOut(client, target, profile.id, message);
    } catch (error) {
      if (!isRefusal(error)) return;
      setRefusal(error);
      if (message.photo && !isPhotoGone(error)) keepPhoto(message.photo);
      const isDearer = error.code === 'price_changed';
      if (message.text === null || draft.giveBack(message.text, isDearer)) discard(message);
    }
  }

  const discard = ({ clientId }: OutgoingMessage) => forgetOutgoing(client, profile.id, clientId);
  const repeat = (message: OutgoingMessage): Promise<void> => {
    discard(message);
    return go(message);
  };
  useResendingTo(profile.id, repeat);

  return {
    draft,
    refusal: refusal && isOver(refusal, can_send.reason, credits) ? null : refusal,
    send(acceptFictional) {
      const text = draft.text.trim();
      if (isUnseen(text)) return;
      draft.write('');
      void go({
        clientId: uuid(),
        text,
        gift: null,
        expectedCost: can_send.cost.text,
        acceptFictional,
        writtenAt: serverNow(client).toISOString(),
      });
    },
    again({ message, failure }, acceptFictional) {
      void repeat({
        ...message,
        acceptFictional: acceptFictional || message.acceptFictional,
        isUnanswered: failure === 'unanswered' || failure === 'missing',
        notSent: failure === 'unsent' ? failure : undefined,
        // Whoever asks for it means it now.
        writtenAt: serverNow(client).toISOString(),
      });
    },
    discard,
  };
}

/** Sends again what got lost or was written without a connection, once there is one; what still waits, at once. */
function useResendingTo(profileId: string, repeat: (message: OutgoingMessage) => Promise<void>): void {
  const client = useQueryClient();
  useWhenOnline(() => void resendTo(client, profileId, repeat));
  // `resendLost` sends what waits too, from any page. Only what is sent from here goes back to the draft where refused.
  const sendWaiting = useEffectEvent(() =>
    resendTo(client, profileId, async (message) => {
      if (!message.isUnanswered) await repeat(message);
    }),
  );
  useEffect(() => void sendWaiting(), [profileId]);
}

/** True where what was missing is there by now: credits that were bought, or a right that came with them. */
function isOver({ code, params }: ApiError, reason: CanSend['reason'], credits: number): boolean {
  return isHelpedByCredits(code) && reason !== code && credits >= Number(params['needed'] ?? 0);
}

/** The text that was posted without JavaScript and refused. */
function textOf(result: CallFormResult | undefined): string | undefined {
  const text = result?.submission.initialValue?.['text'];
  return typeof text === 'string' ? text : undefined;
}

function refusalOf(result: CallFormResult | undefined): ApiError | null {
  const code = result?.failure?.code ?? result?.submission.error?.['text']?.[0];
  return result && isErrorCode(code) ? new ApiError(422, { code, params: result.params }) : null;
}
