import { z } from 'zod';
import { defineCallForm } from '@parlour/api-client/call-form';
import { logIn } from '@parlour/contract/account/log-in';
import { logInByLink } from '@parlour/contract/account/log-in-by-link';

/** Name or address, and password. */
export const logInForm = defineCallForm({
  call: logIn,
  schema: z.object({ login: logIn.body.shape.login, password: logIn.body.shape.password }),
  toBody: (values) => values,
});

/** The link of a mail, followed on purpose. */
export const logInByLinkForm = defineCallForm({
  call: logInByLink,
  schema: z.object({ token: logInByLink.body.shape.token }),
  toBody: (values) => values,
});
