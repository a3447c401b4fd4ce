import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { sendMessage } from '@parlour/contract/chat/send-message';
import { Id } from '@parlour/contract/types/scalars';
import { atMost } from '@parlour/contract/types/texts';
import { isUnseen } from '@parlour/models/unseen';

/**
 * The first words to somebody. The key of the act names the message, so that sent again it is still one, at one charge.
 *
 * @param most characters that the brand allows
 */
export const firstMessageForm = (most: number) =>
  defineCallForm({
    call: sendMessage,
    schema: z.object({
      profile_id: Id,
      text: z
        .string('message_empty')
        .trim()
        .refine((text) => !isUnseen(text), 'message_empty')
        .check(atMost(most, 'message_too_long')),
      /** The price that stood beside the button. */
      expected_cost: z.coerce.number('value_unknown').int('value_unknown').min(0, 'value_unknown'),
    }),
    toBody: (typed, key) => ({ ...typed, type: 'text' as const, client_id: key }),
  });
