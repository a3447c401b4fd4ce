import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { logIn, logInFields } from '@parlour/contract/account/log-in/log-in';
import { logInByLink } from '@parlour/contract/account/log-in/log-in-by-link';
import { MailedToken } from '@parlour/contract/account/mail-change/mailed-token';

/** Name or address, and password. */
export const logInForm = defineCallForm({
  call: logIn,
  schema: z.object(logInFields),
  toBody: (values) => values,
});

/** The link of a mail, followed on purpose. */
export const logInByLinkForm = defineCallForm({
  call: logInByLink,
  schema: z.object({ token: MailedToken('link_expired') }),
  toBody: (values) => values,
  hidden: ['token'],
});
