import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { changeMail, mailChangeActions } from '@parlour/contract/account/mail-change/change-mail';
import { MailedToken } from '@parlour/contract/account/mail-change/mailed-token';

/** A mailed link of a change of address, followed on purpose: opening the page changes nothing. */
export const mailChangeForm = defineCallForm({
  call: changeMail,
  schema: z.object({ token: MailedToken('link_expired'), action: z.enum(mailChangeActions, 'value_unknown') }),
  toBody: (values) => values,
  hidden: ['token', 'action'],
});
