import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { ApiError } from '@parlour/api-client/api-error';
import { submitCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import type { ConversationTarget } from '@parlour/api-client/chat/keys';
import { messageForm } from '@parlour/api-client/chat/sending/message-form';
import { changeChat } from '@parlour/api-client/chat/update-chat';
import { addresses } from '@parlour/contract/addresses';
import { splitLocale } from '@parlour/models/locale';
import { readSentForm, type SentForm } from '../forms/read-sent-form.ts';
import { textIn } from '../forms/text-in.ts';
import { requestCache } from '../page/request-cache.ts';

/** Takes what a conversation's page posts without JavaScript: a message, or what else shall become of the conversation. */
export const conversationAction =
  (targetOf: (id: string) => ConversationTarget) => async (args: ActionFunctionArgs) => {
    const sent = await readSentForm(args);
    return sent.values.has('text') ? sendMessage(targetOf(args.params['id'] ?? ''), sent) : change(sent, args.request);
  };

/** Whoever answers has read what stood above the form. */
async function sendMessage(target: ConversationTarget, { values, ...act }: SentForm) {
  const submitted = await submitCallForm(messageForm(target), values, act);
  if (!submitted.ok) return data(submitted.lastResult, { status: submitted.status });
  const { id } = submitted.reply.conversation;
  // The message is sent: a mark that fails must not bring its words back into the box.
  if (values.has('read_until'))
    await changeChat(requestCache(act.transport), { id, ...wishOf(values) }).catch(() => undefined);
  return redirect(addresses.chat.href({ id }), 303);
}

/** Reads, accepts or mutes, and shows the same page again. A refusal is said where one writes. */
async function change({ values, transport }: SentForm, request: Request) {
  try {
    await changeChat(requestCache(transport), { id: textIn(values, 'conversation_id'), ...wishOf(values) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, params } = error;
    const lastResult: CallFormResult = { submission: {}, failure: { code, params }, params };
    return data(lastResult, { status: error.status || 503 });
  }
  // The router sets the language before it again.
  const { pathname, search } = new URL(request.url);
  return redirect(splitLocale(pathname).path + search, 303);
}

function wishOf(values: FormData) {
  if (values.has('read_until')) return { read_until: textIn(values, 'read_until') };
  return values.has('muted') ? { muted: values.get('muted') === 'yes' } : { accept: true as const };
}
