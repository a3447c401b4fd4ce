import { getConsents } from '@parlour/contract/account/get-consents';
import { handle } from '@parlour/server-kit/handle';
import { consentsReply } from './consents-reply.ts';

export const getConsentsCall = () => handle(getConsents, (_, context) => consentsReply(context));
