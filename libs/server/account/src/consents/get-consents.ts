import { getConsents } from '@parlour/contract/account/consents/get-consents';
import { handle } from '@parlour/server-kit/calls/handle';
import { consentsReply } from './consents-reply.ts';

/** The newest answers of the member, else of this browser, and those that are due. */
export const getConsentsCall = () => handle(getConsents, (_, context) => consentsReply(context));
