import { z } from 'zod';
import { MessageWords, sendMessage } from '@parlour/contract/chat/send-message';
import { defineCallForm } from '../../call-form.ts';
import type { ConversationTarget } from '../keys.ts';

/** A message as the conversation's page posts it without JavaScript; the form's token is what it is made once by. */
export const messageForm = (target: ConversationTarget) =>
  defineCallForm({
    call: sendMessage,
    schema: z.object({
      text: MessageWords,
      expected_cost: z.coerce.number('value_unknown').int('value_unknown'),
      accept_fictional: z.literal('on').optional(),
    }),
    toBody: ({ text, expected_cost, accept_fictional }, key) => ({
      ...target,
      type: 'text' as const,
      text: text.trim(),
      client_id: key,
      expected_cost,
      ...(accept_fictional ? { accept_fictional: true as const } : {}),
    }),
  });
